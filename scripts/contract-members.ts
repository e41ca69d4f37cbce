import { readFile, writeFile } from 'node:fs/promises'
import { type Members, membersOfSdl } from '../apps/commerce/src/testing/members.ts'

/** Blocks of the contract whose calls are served. */
const SERVED = [
  'site',
  'notifications',
  'catalogue',
  'search',
  'content',
  'customer',
  'cart',
  'wishlist',
  'fulfilment',
  'orders',
  'payment',
  'checkout',
]

function blocksOf(contract: string): Map<string, string> {
  const parts = contract.split(/^# =+\n# module: (\S+)\n# =+$/m).slice(1)
  return new Map(parts.flatMap((name, i) => (i % 2 === 0 ? [[name, parts[i + 1] ?? ''] as const] : [])))
}

function servedMembers(contract: string): Members {
  const blocks = blocksOf(contract)
  const own = SERVED.map((name) => membersOfSdl(blocks.get(name) ?? ''))
  return Object.fromEntries(own.flatMap((members) => Object.entries(members)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('Name the contract: node scripts/contract-members.ts path/to/contract.graphql')
  const members = servedMembers(await readFile(file, 'utf8'))
  await writeFile(new URL('../packages/contract/members.json', import.meta.url), `${JSON.stringify(members, undefined, 1)}\n`)
  console.log(`${Object.keys(members).length} members`)
}
