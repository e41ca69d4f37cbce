import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions } from './options.ts'
import { startPostgres } from './postgres/postgres.ts'

const HELP = `npm run many-buyers     counts orders, charges and stock after many buyers of one size

  --buyers 10000 --pairs 10000   how many buy a pair each, and how many pairs there are
  --sends 5                      each order is sent one to so many times, half of them at the same time
  --seed 1                       other orders
`
const count = (value: string) => ({ type: 'string', default: value }) as const
const { values } = readOptions(
  { options: { buyers: count('10000'), pairs: count('10000'), sends: count('5'), seed: count('1') } },
  HELP,
)

const dataDir = await mkdtemp(join(tmpdir(), 'welt-many-buyers-'))
const postgres = await startPostgres({ dataDir })
process.env.TEST_DATABASE_URL = postgres.url
/** The shop's template is made on that server. */
const { openShop } = await import('../apps/commerce/src/testing/shop.ts')
const { sellTo } = await import('../apps/commerce/src/testing/random/many-buyers.ts')
try {
  const shop = await openShop()
  try {
    const { sent, paid, faults } = await sellTo(shop, {
      buyers: Number(values.buyers),
      pairs: Number(values.pairs),
      mostSends: Number(values.sends),
      seed: Number(values.seed),
    })
    process.stdout.write(`${values.buyers} buyers of ${values.pairs} pairs: ${sent} calls, ${paid} orders paid, `)
    process.stdout.write(`${faults.length} faults\n${faults.map((fault) => `  ${fault}\n`).join('')}`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await shop.close()
  }
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
