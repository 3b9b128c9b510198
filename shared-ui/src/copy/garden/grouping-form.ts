import { GroupingRequest } from '../../validators/garden/grouping.ts'
import { formProblems } from '../forms/form-problems.ts'

/** The problem of the name of a zone or family as typed. */
export const groupingProblems = (draft: { name: string }): { name?: string } =>
  formProblems(GroupingRequest, draft, { name: 'Escriba el nombre.' })
