import { isEmailAvailable } from './operations/isEmailAvailable.ts'

export const resolvers = {
  Query: { isEmailAvailable },
}
