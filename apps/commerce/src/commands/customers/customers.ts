import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { brands, findBrandByWebsiteId } from '@welt/brands'
import { parseEmail } from '@welt/kit/text/patterns'
import { eraseByStaff, exportByStaff, type FoundCustomer, findCustomersForStaff } from '#modules/customer'
import type { openDatabase } from '../../platform/database.ts'
import { textTable } from '../../platform/table/write-table.ts'
import { Refusal, UsageError } from '../calls.ts'

type Db = ReturnType<typeof openDatabase>

export const CUSTOMERS_HELP = `npm run welt -- customers find <text> [--site <site>] [--limit 20] [--json]
  By the beginning of an email or name, or by the number of a customer or order.
npm run welt -- customers export <site> <email> [--out <file>]
  Everything stored about a customer, as JSON, as in the account's own download. Audited.
npm run welt -- customers erase <site> <email> --number <customer number> [--dry-run] [--json]
  Deletes the account for good, as its owner could; paid orders stay as the law asks. The number is a check. Audited.
Sites: ${brands.map(({ id }) => id).join(', ')}
`

const OPTIONS = {
  site: { type: 'string' },
  limit: { type: 'string', default: '20' },
  out: { type: 'string' },
  number: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>['values']

const print = (isJson: boolean, facts: unknown, lines: readonly string[]) =>
  void process.stdout.write(`${isJson ? JSON.stringify(facts, null, 2) : lines.join('\n')}\n`)

function toRow({ website_id, created_at, firstname, lastname, is_email_confirmed, ...customer }: FoundCustomer) {
  return {
    number: customer.number,
    site: findBrandByWebsiteId(website_id)?.id ?? String(website_id),
    email: customer.email,
    name: `${firstname} ${lastname}`,
    since: created_at.toISOString().slice(0, 10),
    confirmed: is_email_confirmed ? 'yes' : 'no',
    orders: customer.orders,
  }
}

async function find(db: Db, [typed = '']: readonly string[], { site, limit, json }: Values): Promise<void> {
  const brand = brands.find(({ id }) => id === site)
  if (site !== undefined && !brand) throw new UsageError(`There is no site "${site}".`)
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new UsageError('--limit is a whole number, such as --limit 20.')
  const text = typed.trim()
  if (text.length < 2) throw new UsageError('Give at least two characters.')
  const found = await findCustomersForStaff(db, { text, websiteId: brand?.websiteId, limit: Number(limit) })
  const rows = found.map(toRow)
  const columns = ['number', 'site', 'email', 'name', 'since', 'confirmed', 'orders']
  print(json, rows, rows.length > 0 ? textTable(columns, rows) : ['No customer found.'])
}

function parseCustomer([site, typed = '']: readonly string[]) {
  const brand = brands.find(({ id }) => id === site)
  const email = parseEmail(typed)
  if (!brand || !email) throw new UsageError(`"${typed}" is not an email.`)
  return { brand, email }
}

async function exportOne(db: Db, typed: readonly string[], { out }: Values): Promise<void> {
  const { brand, email } = parseCustomer(typed)
  const data = await exportByStaff(db, brand.websiteId, email)
  if (!data) throw new Refusal(`${email} has no account at ${brand.name}.`)
  const json = `${JSON.stringify(data, null, 2)}\n`
  if (out === undefined) process.stdout.write(json)
  else {
    writeFileSync(out, json, { mode: 0o600 })
    process.stdout.write(`The data of ${email} is in ${out}. Send it safely, then delete it.\n`)
  }
}

async function erase(db: Db, typed: readonly string[], { number = '', json }: Values): Promise<void> {
  const { brand, email } = parseCustomer(typed)
  if (!/^\d{1,12}$/.test(number)) throw new UsageError('Give the number that customers find shows: --number 12')
  const answer = await eraseByStaff(db, brand.websiteId, { email, number: Number(number) })
  if (answer === 'unknown') throw new Refusal(`${email} has no account at ${brand.name}.`)
  if (answer === 'other-number') throw new Refusal(`${email} at ${brand.name} has another number. Look it up again.`)
  print(json, { site: brand.id, number: Number(number), erased: true }, [
    `The account ${number} at ${brand.name} is deleted.`,
  ])
}

export async function customersCommand(db: Db, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [verb, ...others] = positionals
  await (verb === 'find' ? find : verb === 'export' ? exportOne : erase)(db, others, values)
  return 0
}
