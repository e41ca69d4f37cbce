import type { Brand } from '@welt/brands'
import { toStoreTime } from '@welt/kit/time'
import { type Kysely, sql } from 'kysely'
import { parseWindow, sanitiseHtml } from '#modules/site'
import { type Database, type Db, inTransaction } from '#src/platform/database'

/** Why a version is refused, for the operator. */
export class ContentError extends Error {}

/** Columns that a version may replace. */
export interface ContentFields {
  readonly title?: string
  readonly content_heading?: string
  readonly content?: string
  readonly meta_description?: string
  readonly is_active?: boolean
  /** What a block of the home page shows, or the facts of a story. */
  readonly data?: Readonly<Record<string, unknown>>
}

export interface ListedVersion {
  readonly id: number
  readonly kind: 'page' | 'block'
  readonly identifier: string
  readonly state: 'draft' | 'to come' | 'in force' | 'over'
  /** Local to the site. */
  readonly from: string | null
  readonly to: string | null
  readonly fields: Readonly<Record<string, unknown>>
}

const IDENTIFIER = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)?$/
const MOST_CHARACTERS = 200_000
const MOST_OF_A_NOTE = 200

const STATE = sql<ListedVersion['state']>`
  case when is_draft then 'draft' when ends_at <= shop_now() then 'over' when starts_at > shop_now() then 'to come'
    else 'in force' end`

export async function listVersions(db: Db, { websiteId }: Brand, identifier?: string): Promise<ListedVersion[]> {
  const { rows } = await sql<ListedVersion>`
    select id, kind, identifier, starts_local as "from", ends_local as "to", fields,
      ${STATE} as state
    from content_version where website_id = ${websiteId}
      and identifier = coalesce(${identifier ?? null}::text, identifier)
    order by identifier, starts_at nulls first, id`.execute(db)
  return rows
}

export interface ListedPage {
  readonly identifier: string
  readonly title: string
  readonly is_active: boolean
  readonly shown_while: string | null
  readonly versions: number
}

export async function listSitePages(db: Db, { websiteId }: Brand): Promise<ListedPage[]> {
  const { rows } = await sql<ListedPage>`
    select p.identifier, p.title, p.is_active, p.shown_while, (select count(*)::int from content_version v
      where v.website_id = p.website_id and v.kind = 'page' and v.identifier = p.identifier) as versions
    from cms_page p where p.website_id = ${websiteId} order by p.identifier`.execute(db)
  return rows
}

function recordInAudit(trx: Db, { websiteId }: Brand, action: string, target: string) {
  const row = { website_id: websiteId, actor: 'operator', action, target, address: null, detail: '{}' }
  return trx.insertInto('audit').values(row).execute()
}

function assertFields(identifier: string, fields: ContentFields): void {
  if (!IDENTIFIER.test(identifier) || identifier.length > 100)
    throw new ContentError(`"${identifier.slice(0, 60)}" is no address: lower case letters, digits and dashes.`)
  if (Object.keys(fields).length === 0)
    throw new ContentError('Give a file, or --title, --heading, --description or --data.')
  if ((fields.content?.length ?? 0) > MOST_CHARACTERS || JSON.stringify(fields.data ?? {}).length > MOST_CHARACTERS)
    throw new ContentError(`A page has at most ${MOST_CHARACTERS} characters.`)
}

/** A new page appears with its first version in force. */
async function createBasePage(trx: Db, { websiteId }: Brand, identifier: string, fields: ContentFields) {
  await trx
    .insertInto('cms_page')
    .values({
      website_id: websiteId,
      identifier,
      title: fields.title ?? identifier,
      content_heading: fields.content_heading ?? null,
      content: '',
      meta_description: fields.meta_description ?? null,
      is_active: false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Stores a draft. @throws ContentError @returns its id */
export async function putVersion(
  db: Kysely<Database>,
  brand: Brand,
  kind: 'page' | 'block',
  identifier: string,
  fields: ContentFields,
): Promise<number> {
  assertFields(identifier, fields)
  const safe = { ...fields, ...(fields.content !== undefined && { content: sanitiseHtml(fields.content) }) }
  return inTransaction(db, async (trx) => {
    const table = kind === 'page' ? 'cms_page' : 'cms_block'
    const base = await trx
      .selectFrom(table)
      .select('is_active')
      .where('website_id', '=', brand.websiteId)
      .where('identifier', '=', identifier)
      .executeTakeFirst()
    if (!base && kind === 'block') throw new ContentError(`The site has no block "${identifier}".`)
    if (!base && !fields.title) throw new ContentError('A new page needs a --title.')
    if (!base) await createBasePage(trx, brand, identifier, fields)
    const stored = JSON.stringify(base?.is_active === true ? safe : { is_active: true, ...safe })
    const row = await trx
      .insertInto('content_version')
      .values({ website_id: brand.websiteId, kind, identifier, fields: stored })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordInAudit(trx, brand, 'content-drafted', `${kind}:${identifier}:${row.id}`)
    return row.id
  })
}

async function shopNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select shop_now() as now`.execute(db)
  return rows[0]?.now ?? new Date()
}

type LockedVersion = Pick<ListedVersion, 'kind' | 'identifier' | 'state' | 'from' | 'to'>

const storeNew = ({ id }: Brand, { kind, identifier }: LockedVersion) =>
  `store a new version: npm run welt -- pages put ${id} ${identifier}${kind === 'block' ? ' --block' : ''}`

/** @throws ContentError when the site has no such version, or it is over */
async function lockVersion(trx: Db, brand: Brand, id: number): Promise<LockedVersion> {
  const { rows } = await sql<LockedVersion>`
    select kind, identifier, starts_local as "from", ends_local as "to", ${STATE} as state from content_version
    where website_id = ${brand.websiteId} and id = ${id} for update`.execute(trx)
  const [version] = rows
  if (!version) throw new ContentError(`The site has no version ${id}.`)
  if (version.state === 'over')
    throw new ContentError(
      `Version ${id} ended at ${version.to ?? 'an earlier time'} and stays as it was. To change what is shown, ` +
        storeNew(brand, version),
    )
  return version
}

interface VersionWindow {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly note: string | undefined
}

const WRONG_WINDOW = 'Give days or times of the site, as 2026-11-24 or 2026-11-24T09:00, the end after the start.'

/**
 * From now without `from`, until further notice without `to`. A version in force keeps its start.
 * @throws ContentError
 */
export async function scheduleVersion(
  db: Kysely<Database>,
  brand: Brand,
  id: number,
  window: VersionWindow,
): Promise<void> {
  if ((window.note?.length ?? 0) > MOST_OF_A_NOTE)
    throw new ContentError(`A note has at most ${MOST_OF_A_NOTE} characters.`)
  const parsed = parseWindow(window.from, window.to, brand.timeZone)
  if (!parsed) throw new ContentError(WRONG_WINDOW)
  const { startsLocal, endsLocal, startsAt, endsAt } = parsed
  await inTransaction(db, async (trx) => {
    const now = await shopNow(trx)
    const version = await lockVersion(trx, brand, id)
    const hasBegun = version.state === 'in force'
    if (hasBegun && startsLocal !== null && startsLocal !== version.from)
      throw new ContentError(
        `Version ${id} has been in force since ${version.from ?? 'the beginning'}, so its start stays. ` +
          `Leave out --from, or ${storeNew(brand, version)}`,
      )
    if (hasBegun && endsAt && endsAt <= now)
      throw new ContentError(
        `Version ${id} is in force, so it can't have ended before now. Give a later --to, or end it now: ` +
          `npm run welt -- pages withdraw ${brand.id} ${id}`,
      )
    if (endsAt && endsAt <= (startsAt ?? now)) throw new ContentError(WRONG_WINDOW)
    const start = {
      starts_local: startsLocal ?? toStoreTime(now, brand.timeZone).slice(0, 16),
      starts_at: startsAt ?? now,
    }
    await trx
      .updateTable('content_version')
      .set({
        is_draft: false,
        ...(!hasBegun && start),
        ends_local: endsLocal,
        ends_at: endsAt,
        ...(window.note !== undefined && { note: window.note }),
      })
      .where('id', '=', id)
      .execute()
    await recordInAudit(trx, brand, 'content-scheduled', `version:${id}`)
  })
}

/** Ends a version in force; one to come is a draft again. @throws ContentError */
export async function withdrawVersion(db: Kysely<Database>, brand: Brand, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { state } = await lockVersion(trx, brand, id)
    if (state === 'draft') throw new ContentError(`Version ${id} is not scheduled.`)
    const ended = {
      ends_local: toStoreTime(await shopNow(trx), brand.timeZone).slice(0, 16),
      ends_at: sql<Date>`least(ends_at, shop_now())`,
    }
    await trx
      .updateTable('content_version')
      .set(state === 'in force' ? ended : { is_draft: true })
      .where('id', '=', id)
      .execute()
    await recordInAudit(trx, brand, 'content-withdrawn', `version:${id}`)
  })
}
