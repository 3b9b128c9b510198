import { AUDIT_KINDS } from 'shared-ui/rules/audit-kinds'
import { AUDIT_ACTIONS, type AuditEntryResponse } from 'shared-ui/validators/staff/audit'
import { describe, expect, it } from 'vitest'
import { sampleEntry } from '../../../test/samples/sample-audit.ts'
import { auditDetails } from './audit-details.ts'
import { actionText } from './audit-words.ts'

const entry = (
  kind: AuditEntryResponse['subject']['kind'],
  action: AuditEntryResponse['action'],
  after: unknown = null,
) => sampleEntry({ action, subject: { kind, _id: '1', name: 'Molle', exists: true }, before: null, after })
const textOf = (line: AuditEntryResponse) => {
  const { words, thing } = actionText(line)
  return [words, thing].filter(Boolean).join(' ')
}

describe('the text of an audit entry', () => {
  it.each([
    ['room', 'create', null, 'Registró la habitación Molle'],
    [
      'reservation',
      'export',
      { personalData: 'exported' },
      'Descargó los datos personales del cliente de la reservación Molle',
    ],
    ['message', 'update', { personalData: 'erased' }, 'Borró un mensaje a pedido de la persona'],
    ['room', 'update', { blocked: [] }, 'Bloqueó noches de la habitación Molle'],
    ['room', 'update', { unblocked: [] }, 'Desbloqueó noches de la habitación Molle'],
    ['reservation', 'update', { state: 'cancelled' }, 'Canceló la reservación Molle'],
    [
      'reservation',
      'update',
      { refund: '1', state: 'paid_by_hand' },
      'Anotó como pagada por otro medio una devolución de la reservación Molle',
    ],
    [
      'reservation',
      'update',
      { refund: '1', state: 'done' },
      'Anotó como hecha por el proveedor una devolución de la reservación Molle',
    ],
    [
      'reservation',
      'update',
      { refund: '1', state: 'waiting' },
      'Volvió a intentar una devolución de la reservación Molle',
    ],
    ['payment', 'update', { state: 'returned' }, 'Anotó como devuelto el cobro de la compra Molle'],
    ['payment', 'delete', null, 'Liberó las noches separadas por la compra Molle'],
    ['reservation', 'export', { count: 3 }, 'Descargó la tabla de reservaciones'],
    ['newsletter', 'export', { count: 3 }, 'Descargó la tabla de suscriptores'],
    ['mail', 'retry', null, 'Volvió a enviar un correo'],
    ['complaint', 'update', null, 'Respondió la hoja de reclamación Molle'],
    ['message', 'update', { attended: false }, 'Marcó como pendiente un mensaje'],
    ['staff', 'create', null, 'Agregó a Molle'],
    ['staff', 'deactivate', null, 'Desactivó a Molle'],
    ['staff', 'change_password', null, 'Cambió la contraseña de Molle'],
    ['staff', 'sign_in', null, 'Ingresó al panel'],
    ['staff', 'sign_in_refused', null, 'Ingreso rechazado con el usuario de Molle'],
    ['staff', 'sign_in', { recoveryCode: true }, 'Ingresó al panel'],
    ['staff', 'add_second_factor', null, 'Activó la verificación en dos pasos de Molle'],
    ['staff', 'remove_second_factor', null, 'Quitó la verificación en dos pasos de Molle'],
    ['staff', 'second_factor_refused', null, 'Código de verificación rechazado con el usuario de Molle'],
  ] as const)('W-01 describes %s %s %j as: %s', (kind, action, after, sentence) => {
    expect(textOf(entry(kind, action, after))).toBe(sentence)
  })

  it('M-08 names a payment by its purchase number', () => {
    const subject = { kind: 'payment', _id: '3310042', name: '', exists: false } as const
    expect(textOf(sampleEntry({ action: 'delete', subject, before: null, after: null }))).toBe(
      'Liberó las noches separadas por la compra 3310042',
    )
  })

  it('W-01 exists for every action on every kind of thing', () => {
    for (const kind of AUDIT_KINDS) {
      for (const action of AUDIT_ACTIONS) expect(textOf(entry(kind, action))).toMatch(/^[A-Z]\p{L}+ó? /u)
    }
  })

  it('W-02 shows the changed fields that have a label, and of long texts only that they changed', () => {
    expect(auditDetails(sampleEntry())).toEqual([
      'Precio por noche: S/.\u00a0200.00 → S/.\u00a0220.50',
      'Capacidad: 2 → 3',
      'Descripción: otra',
      'Fotografía: otra',
    ])
    const moved = sampleEntry({
      before: { room: 'Molle · Doble', inDate: '2026-12-01', total: 236, version: 1 },
      after: { room: 'Molle · Doble', inDate: '2026-12-02', total: 118, version: 2 },
    })
    expect(auditDetails(moved)).toEqual([
      expect.stringMatching(/^Entrada: .*1 dic.* → .*2 dic/),
      'Total: S/.\u00a0236.00 → S/.\u00a0118.00',
    ])
  })

  it('W-01 shows rows, nights, the refund and the reason of a refused sign-in', () => {
    expect(auditDetails(entry('newsletter', 'export', { count: 1 }))).toEqual(['1 fila'])
    expect(auditDetails(entry('room', 'delete', { archived: true }))).toHaveLength(1)
    expect(auditDetails(entry('room', 'delete', { archived: false }))).toEqual([])
    expect(auditDetails(entry('room', 'update', { unblocked: ['2026-12-01'] }))).toEqual([
      expect.stringMatching(/^1 noche: /),
    ])
    const cancelled = { state: 'cancelled', percent: 80, card: 100, desk: 20.5 }
    expect(auditDetails(entry('reservation', 'update', cancelled))).toEqual([
      'Devolución del 80\u00a0%: S/.\u00a0120.50',
    ])
    const refused = entry('staff', 'sign_in_refused')
    expect(auditDetails({ ...refused, subject: { ...refused.subject, name: '' } })).toEqual([
      'Con un usuario que no existe.',
    ])
    expect(auditDetails(entry('staff', 'sign_in', { recoveryCode: true }))).toEqual([
      'Con un código de recuperación.',
    ])
    expect(auditDetails(entry('staff', 'second_factor_refused')).join()).toContain('cámbiele la contraseña')
  })

  it.each([[null], ['text'], [[1]], [{ blocked: 'no list' }], [{ state: 'cancelled' }]])(
    'W-01 has no details for the unknown value %j',
    (after) => {
      expect(auditDetails(sampleEntry({ before: {}, after }))).toEqual([])
    },
  )
})
