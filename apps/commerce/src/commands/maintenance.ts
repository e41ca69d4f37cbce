import { parseArgs } from 'node:util'
import { type Brand, brands } from '@welt/brands'
import { DAY_MS, localDate, startOfDay, toStoreTime } from '@welt/kit/time'
import { beginMaintenance, endMaintenance, loadMaintenance } from '#modules/site'
import type { openDatabase } from '../platform/database.ts'
import { UsageError } from './calls.ts'

export const MAINTENANCE_HELP = `npm run welt -- maintenance on|off|status [--site <site>,…] [--until <time>] [--message "why"] [--json]
  Without --site all shops. The time is 14:00 (the next one) or 2026-11-25T14:00, in the shop's time zone.
  Running shops follow within a second. Payments in progress complete; each change is audited.
    npm run welt -- maintenance on --site trybe --until 14:00
    npm run welt -- maintenance off
Sites: ${brands.map(({ id }) => id).join(', ')}
`
const OPTIONS = {
  site: { type: 'string', multiple: true },
  until: { type: 'string' },
  message: { type: 'string' },
  json: { type: 'boolean' },
} as const
const MAX_MESSAGE_LENGTH = 200

function sitesOf(given: readonly string[] | undefined): readonly Brand[] {
  if (!given) return brands
  return given
    .flatMap((names) => names.split(','))
    .map((name) => {
      const brand = brands.find(({ id }) => id === name.trim())
      if (!brand) throw new UsageError(`There is no site "${name}".`)
      return brand
    })
}

/** Undefined when the local time does not exist. */
function instantOf(day: string, clock: string, timeZone: string): Date | undefined {
  const midnight = new Date(`${day}T00:00:00Z`)
  const [hours = 24, minutes = 60] = clock.split(':').map(Number)
  if (Number.isNaN(midnight.getTime()) || hours > 23 || minutes > 59) return undefined
  const start = startOfDay(midnight, timeZone)
  const near = new Date(start.getTime() + (hours * 60 + minutes) * 60_000)
  // Clock changes make a day's hours differ from the time since midnight.
  const shown = toStoreTime(near, timeZone).slice(11, 16)
  const [shownHours = 0, shownMinutes = 0] = shown.split(':').map(Number)
  return new Date(near.getTime() + (hours * 60 + minutes - shownHours * 60 - shownMinutes) * 60_000)
}

/** The next 14:00, or a time on a given day, by the site's clock. @throws UsageError */
export function parseUntil(text: string, timeZone: string, now: Date): Date {
  const [, day, clock = ''] = /^(?:(\d{4}-\d\d-\d\d)[T ])?(\d\d:\d\d)$/.exec(text) ?? []
  const days = day ? [day] : [localDate(now, timeZone), localDate(new Date(now.getTime() + DAY_MS), timeZone)]
  const next = days.map((one) => instantOf(one, clock, timeZone)).find((instant) => instant && instant > now)
  if (!clock || !next) throw new UsageError(`"${text}" is no time to come: write 14:00 or 2026-11-25T14:00.`)
  return next
}

function parseMessage(text: string | undefined): string | null {
  if (text === undefined) return null
  const sentence = text.trim().replace(/\s+/g, ' ')
  if (sentence === '' || sentence.length > MAX_MESSAGE_LENGTH || /\p{Cc}/u.test(sentence))
    throw new UsageError(`The message is one line of at most ${MAX_MESSAGE_LENGTH} characters.`)
  return sentence
}

type Call = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>

async function closeSites(
  db: ReturnType<typeof openDatabase>,
  sites: readonly Brand[],
  { values }: Call,
): Promise<void> {
  const now = new Date()
  const message = parseMessage(values.message)
  const endOf = ({ timeZone }: Brand) => (values.until === undefined ? null : parseUntil(values.until, timeZone, now))
  await beginMaintenance(
    db,
    sites.map((brand) => ({ websiteId: brand.websiteId, until: endOf(brand) })),
    message,
  )
}

async function show(db: ReturnType<typeof openDatabase>, sites: readonly Brand[], isJson: boolean): Promise<void> {
  const found = await loadMaintenance(db)
  const states = sites.map(({ id, websiteId, timeZone }) => ({ site: id, timeZone, maintenance: found.get(websiteId) }))
  if (isJson) {
    const rows = states.map(({ site, maintenance }) => ({
      site,
      isInMaintenance: maintenance !== undefined,
      ...maintenance,
    }))
    process.stdout.write(`${JSON.stringify(rows)}\n`)
    return
  }
  for (const { site, timeZone, maintenance } of states) {
    const since = maintenance && `in maintenance since ${toStoreTime(maintenance.since, timeZone)}`
    const until = maintenance?.until ? `, until ${toStoreTime(maintenance.until, timeZone)}` : ''
    process.stdout.write(
      `${site.padEnd(14)} ${since ?? 'open'}${until}${maintenance?.message ? `: ${maintenance.message}` : ''}\n`,
    )
  }
}

/** Begins, ends and lists maintenance of sites. [R2.92, A21] */
export async function maintenanceCommand(
  db: ReturnType<typeof openDatabase>,
  args: readonly string[],
): Promise<number> {
  const call = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [act] = call.positionals
  const sites = sitesOf(call.values.site)
  if (act === 'on') await closeSites(db, sites, call)
  if (act === 'off')
    await endMaintenance(
      db,
      sites.map(({ websiteId }) => websiteId),
    )
  await show(db, sites, call.values.json ?? false)
  return 0
}
