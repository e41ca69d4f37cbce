import { printSchema } from 'graphql'
import { readContract } from './contract.ts'

/** The whole contract as one text, so that a change of the API shows up in review. */
export async function printedContract(): Promise<Map<string, string>> {
  const { schema } = await readContract()
  const text = `# Printed from the modules by npm run codegen; never edited by hand.\n\n${printSchema(schema)}\n`
  return new Map([['packages/contract/schema.graphql', text]])
}
