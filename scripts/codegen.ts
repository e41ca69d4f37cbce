import { readFile, rm, writeFile } from 'node:fs/promises'
import { printedContract } from './codegen/printed-contract.ts'
import { resolverTypes } from './codegen/resolver-types.ts'
import { storefrontDocuments } from './codegen/storefront-documents.ts'

const root = new URL('../', import.meta.url)

/** What is written from the contract: each gives texts by their path from the root of the repository, undefined for a file that is to go. */
const generators: readonly (() => Promise<ReadonlyMap<string, string | undefined>>)[] = [
  printedContract,
  resolverTypes,
  storefrontDocuments,
]

const stale: string[] = []
for (const [path, text] of (await Promise.all(generators.map((generate) => generate()))).flatMap((files) => [...files])) {
  const file = new URL(path, root)
  if (text === (await readFile(file, 'utf8').catch(() => undefined))) continue
  stale.push(path)
  if (process.argv.includes('--check')) continue
  await (text === undefined ? rm(file) : writeFile(file, text))
}
if (stale.length > 0 && process.argv.includes('--check')) {
  process.stderr.write(`Stale: ${stale.join(', ')}. Run npm run codegen and review the change.\n`)
  process.exit(1)
}
