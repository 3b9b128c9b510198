import { GroupingRequest } from '../validators/grouping.ts'
import { formProblems } from './form-problems.ts'

/** V-06: what is wrong with the name of a zone or family as it is typed. */
export const groupingProblems = (draft: { name: string }): { name?: string } =>
  formProblems(GroupingRequest, draft, { name: 'Escriba el nombre.' })
