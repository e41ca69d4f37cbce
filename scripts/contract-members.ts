import { readFile, writeFile } from 'node:fs/promises'
import { membersOfSdl } from '../apps/commerce/src/testing/members.ts'

const FILE = new URL('../packages/contract/members.json', import.meta.url)

/** Writes the contract's members. */
async function writeMembers(contractFile: string): Promise<void> {
  const members = Object.entries(membersOfSdl(await readFile(contractFile, 'utf8'))).sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(members), undefined, 1)}\n`)
  console.log(`${members.length} members`)
}

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('Name the contract: node scripts/contract-members.ts path/to/contract.graphql')
  await writeMembers(file)
}
