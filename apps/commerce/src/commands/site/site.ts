import { brandOf, brands, type SiteId } from '@welt/brands'
import type { openDatabase } from '../../platform/database.ts'
import { Refusal, UsageError } from '../calls.ts'
import { copySite } from './copy.ts'

export const SITE_HELP = `npm run welt -- site copy <site> <new site> [--dry-run] [--json]
  Fills a new site with another's categories, products, prices, pages, synonyms and redirects. Texts get its name, phone
  and email. Nothing is overwritten; orders, customers, offers, stores and settings are not copied.
    npm run welt -- site copy trybe novo
Sites: ${brands.map(({ id }) => id).join(', ')}
`

/** Opens a site with the assortment of another. */
export async function siteCommand(db: ReturnType<typeof openDatabase>, args: readonly string[]): Promise<number> {
  const [, fromId, toId] = args.filter((argument) => !argument.startsWith('--'))
  const [from, to] = [brandOf(fromId as SiteId), brandOf(toId as SiteId)]
  if (from === to) throw new UsageError('Name two different sites.')
  if (from.currency !== to.currency)
    throw new Refusal(
      `${from.name} sells in ${from.currency}, ${to.name} in ${to.currency}: import prices with products import.`,
    )
  const copied = await copySite(db, from, to)
  const lines = [...copied].map(([table, count]) => `${String(count).padStart(7)}  ${table.replaceAll('_', ' ')}`)
  process.stdout.write(
    args.includes('--json') ? `${JSON.stringify(Object.fromEntries(copied))}\n` : `${lines.join('\n')}\n`,
  )
  return 0
}
