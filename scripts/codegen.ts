import { readFile, rm, writeFile } from 'node:fs/promises'
import { apiTestDocuments } from './codegen/api-test-documents.ts'
import { printedContract } from './codegen/printed-contract.ts'
import { resolverTypes } from './codegen/resolver-types.ts'
import { storefrontDocuments } from './codegen/storefront-documents.ts'

const root = new URL('../', import.meta.url)
const isCheck = process.argv.includes('--check')

/** Each returns file contents by path from the root; undefined deletes the file. */
const generators: readonly (() => Promise<ReadonlyMap<string, string | undefined>>)[] = [
  printedContract,
  resolverTypes,
  storefrontDocuments,
  apiTestDocuments,
]

// Run all generators even if one fails, to report every error.
const settled = await Promise.allSettled(generators.map((generate) => generate()))
const problems = settled.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
const stale: string[] = []
for (const [path, text] of settled.flatMap((result) => (result.status === 'fulfilled' ? [...result.value] : []))) {
  const file = new URL(path, root)
  if (text === (await readFile(file, 'utf8').catch(() => undefined))) continue
  stale.push(path)
  if (!isCheck) await (text === undefined ? rm(file) : writeFile(file, text))
}
if (isCheck && stale.length > 0) problems.push(`Stale: ${stale.join(', ')}. Run npm run codegen and review the change.`)
process.stderr.write(problems.map((problem) => `${problem}\n`).join(''))
process.exit(problems.length > 0 ? 1 : 0)
