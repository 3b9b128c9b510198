import { GroupingRequest } from '../validators/grouping.ts'
import { formProblems } from './form-problems.ts'

/** V-06: what is wrong with the name of a zone or family, in a sentence; undefined where nothing is. */
export const groupingNameProblem = (name: string): string | undefined =>
  formProblems(GroupingRequest, { name }).name
