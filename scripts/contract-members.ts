import { readFile, writeFile } from 'node:fs/promises'
import { type Members, membersOfSdl } from '../apps/commerce/src/testing/members.ts'

/** Blocks of the contract whose calls are served. */
const SERVED = ['site', 'notifications', 'catalogue', 'search', 'content', 'cart', 'fulfilment', 'orders', 'payment', 'checkout']

/** Members of later blocks that the served ones need. */
const ALSO_SERVED = [
  'Query.isEmailAvailable',
  'IsEmailAvailableOutput',
  'Customer',
  'CustomerAddress',
  'CustomerAddressRegion',
  'CustomerAddressRegionInput',
]

function blocksOf(contract: string): Map<string, string> {
  const parts = contract.split(/^# =+\n# module: (\S+)\n# =+$/m).slice(1)
  return new Map(parts.flatMap((name, i) => (i % 2 === 0 ? [[name, parts[i + 1] ?? ''] as const] : [])))
}

function servedMembers(contract: string): Members {
  const blocks = blocksOf(contract)
  const own = SERVED.map((name) => membersOfSdl(blocks.get(name) ?? ''))
  const rest = [...blocks].filter(([name]) => !SERVED.includes(name)).map(([, block]) => membersOfSdl(block))
  const isNeeded = (member: string) =>
    ALSO_SERVED.some((name) => member === name || member.startsWith(`${name}.`) || member.startsWith(`${name}(`))
  const needed = rest.flatMap((members) => Object.entries(members).filter(([member]) => isNeeded(member)))
  const extendsLater = (member: string) => /^Customer\.(wishlist|return)/.test(member)
  const all = [...own.flatMap((members) => Object.entries(members)), ...needed.filter(([member]) => !extendsLater(member))]
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('Name the contract: node scripts/contract-members.ts path/to/contract.graphql')
  const members = servedMembers(await readFile(file, 'utf8'))
  await writeFile(new URL('../packages/contract/members.json', import.meta.url), `${JSON.stringify(members, undefined, 1)}\n`)
  console.log(`${Object.keys(members).length} members`)
}
