import type { UnsentMailResponse } from 'shared-ui/validators/messages/mail'

/** A sample unsent mail for stories, changed by `part`. */
export const sampleMail = (part: Partial<UnsentMailResponse> = {}): UnsentMailResponse => ({
  _id: '018f-j1',
  template: 'complaint-reply',
  receiver: 'visitor',
  about: { kind: 'complaint', _id: '018f-c1', name: '2026-000003' },
  state: 'retrying',
  failure: 'unreachable',
  attempts: 3,
  lastTryAt: '2026-11-28T15:25:00.000Z',
  nextTryAt: '2026-11-28T15:30:00.000Z',
  createdAt: '2026-11-28T15:05:00.000Z',
  ...part,
})

/** Three samples: one being retried, one given up, one without a subject to link to. */
export const SAMPLE_MAILS = [
  sampleMail(),
  sampleMail({
    _id: '018f-j2',
    template: 'reservation-confirmed',
    receiver: 'guest',
    about: { kind: 'reservation', _id: '018f-1', name: '52CC4B20' },
    state: 'given_up',
    failure: 'address_refused',
    attempts: 20,
    nextTryAt: null,
  }),
  sampleMail({ _id: '018f-j3', template: 'newsletter', about: null, failure: 'busy', attempts: 1 }),
]
