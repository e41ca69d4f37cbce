import { readFile, writeFile } from 'node:fs/promises'
import { type Members, membersOfSdl } from '../apps/commerce/src/testing/members.ts'

const FOLDER = new URL('../packages/contract/', import.meta.url)

/** 'roots' is the part before the first block. */
function blocksOf(contract: string): Map<string, Members> {
  const parts = ['roots', ...contract.split(/^# =+\n# module: (\S+)\n# =+$/m)]
  return new Map(parts.flatMap((name, i) => (i % 2 === 0 ? [[name, membersOfSdl(parts[i + 1] ?? '')] as const] : [])))
}

function inOrder<T>(entries: readonly (readonly [string, T])[]): (readonly [string, T])[] {
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Writes the contract's members, and by block those that our schema lacks. */
async function writeMembers(contractFile: string): Promise<void> {
  const blocks = blocksOf(await readFile(contractFile, 'utf8'))
  const served = membersOfSdl(await readFile(new URL('schema.graphql', FOLDER), 'utf8'))
  const members = inOrder([...blocks.values()].flatMap((block) => Object.entries(block)))
  const open = [...blocks].map(
    ([name, block]) => [name, Object.keys(block).filter((member) => !(member in served))] as const,
  )
  const write = (file: string, content: Members | Record<string, readonly string[]>) =>
    writeFile(new URL(file, FOLDER), `${JSON.stringify(content, undefined, 1)}\n`)
  await write('members.json', Object.fromEntries(members))
  await write(
    'open-members.json',
    Object.fromEntries(open.filter(([, names]) => names.length > 0).map(([name, names]) => [name, names.toSorted()])),
  )
  const left = open.reduce((sum, [, names]) => sum + names.length, 0)
  console.log(`${members.length} members in ${blocks.size - 1} blocks, ${left} of them open`)
}

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('Name the contract: node scripts/contract-members.ts path/to/contract.graphql')
  await writeMembers(file)
}
