import { ApiProblem, Unreachable } from 'shared-ui/api/problems'
import { expect, it } from 'vitest'
import { serverClientProblems } from './server-client-problems.ts'

it('V-10 puts each fault that the server names beside its field', () => {
  const fields = {
    email: 'Escriba un correo.',
    'client.phone': 'Escriba un teléfono.',
    'payment.amount': 'x',
  }
  const problem = new ApiProblem({ status: 400, message: '', code: 'invalid_request', fields })
  expect(serverClientProblems(problem)).toEqual({
    email: 'Escriba un correo.',
    phone: 'Escriba un teléfono.',
  })
})

it('E-01 finds no fault of the client in a lost answer', () => {
  expect(serverClientProblems(new Unreachable())).toEqual({})
})
