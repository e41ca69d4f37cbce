import { printSchema } from 'graphql'
import { readContract } from './contract.ts'

/** Prints the whole contract as one file, so that API changes show up in review. */
export async function printedContract(): Promise<Map<string, string>> {
  const { schema } = await readContract()
  const text = `# Printed from the modules by npm run codegen; never edited by hand.\n\n${printSchema(schema)}\n`
  return new Map([['packages/contract/schema.graphql', text]])
}
