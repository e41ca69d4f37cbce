import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Brand, brands, shopUrlOf } from '@welt/brands'
import { findInstant } from '@welt/kit/time'
import {
  ContentError,
  type ContentFields,
  findPage,
  listSitePages,
  listVersions,
  previewTokenOf,
  putVersion,
  scheduleVersion,
  unknownPlaceholders,
  unknownPlaceholdersAt,
  withdrawVersion,
} from '#modules/content'
import { readPublicUrl, readSigningSecrets } from '../platform/config.ts'
import type { openDatabase } from '../platform/database.ts'
import { Refusal, UsageError } from './calls.ts'

type Db = ReturnType<typeof openDatabase>

export const PAGES_HELP = `npm run welt -- pages list <site> [--json]
  Pages of a site, and the switch that some of them belong to.
npm run welt -- pages show <site> <page> [--at 2026-12-24T09:00] [--json]
  A page as it is now or will be then, and its versions.
npm run welt -- pages put <site> <page> [--file text.html] [--title "…"] [--heading "…"] [--description "…"] [--block]
    [--data block.json]
  Stores a draft; shoppers see it once it is scheduled. --block: of a block of the home page or a category. --data: what
  a block of the home page shows, or the facts of a story. Names the placeholders that the shop can't fill.
npm run welt -- pages schedule <site> <version> [--from 2026-12-01T09:00] [--to 2026-12-24]
    [--note "…"]
  Shows a version between two times in the site's time zone (a day is inclusive); without --from it begins at once,
  without --to it has no end. A version in force keeps its start. --note tells readers what the version changed.
npm run welt -- pages withdraw <site> <version>
  The page is as it was. A version in force ends now and can be read as an earlier text; one to come is a draft again.
npm run welt -- pages preview <site> <page | /> [--at 2026-12-24T09:00] [--draft <version>]
  A link, valid for a week, to the page as it will be then, with a draft if one is named. It shows placeholders that
  the shop can't fill, which shoppers don't see.
Sites: ${brands.map(({ id }) => id).join(', ')}
`

const OPTIONS = {
  json: { type: 'boolean' },
  block: { type: 'boolean' },
  file: { type: 'string' },
  data: { type: 'string' },
  title: { type: 'string' },
  heading: { type: 'string' },
  description: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  note: { type: 'string' },
  at: { type: 'string' },
  draft: { type: 'string' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>['values']

const write = (values: Values, facts: unknown, lines: readonly string[]) =>
  void process.stdout.write(`${values.json ? JSON.stringify(facts, null, 2) : lines.join('\n')}\n`)

function numberOf(text: string | undefined, what: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? '')) throw new UsageError(`${what} is the number of a version.`)
  return Number(text)
}

function instantOf(brand: Brand, at: string | undefined): Date {
  if (at === undefined) return new Date()
  const instant = findInstant(at, brand.timeZone, 'start')
  if (!instant) throw new UsageError('--at takes a time of the site, like 2026-12-24T09:00.')
  return instant
}

async function textOf(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined
  return readFile(file, 'utf8').catch(() => {
    throw new Refusal(`The file ${file} can't be read.`)
  })
}

async function factsIn(file: string | undefined): Promise<ContentFields['data']> {
  const text = await textOf(file)
  if (text === undefined) return undefined
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(`The file ${file} is not a JSON object.`)
  return value as ContentFields['data']
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function fieldsOf({ file, data, title, heading, description }: Values): Promise<ContentFields> {
  const [content, facts] = await Promise.all([textOf(file), factsIn(data)])
  return {
    ...(content !== undefined && { content }),
    ...(facts !== undefined && { data: facts }),
    ...(title !== undefined && { title }),
    ...(heading !== undefined && { content_heading: heading }),
    ...(description !== undefined && { meta_description: description }),
  }
}

async function showVersions(db: Db, brand: Brand, identifier: string | undefined, values: Values): Promise<void> {
  const versions = await listVersions(db, brand, identifier)
  const lines = versions.map(
    ({ id, identifier: of, state, from, to }) =>
      `  version ${id}  ${of}  ${state}  ${from ?? 'at once'} to ${to ?? 'further notice'}`,
  )
  write(values, versions, lines.length > 0 ? lines : ['No versions.'])
}

async function show(db: Db, brand: Brand, identifier: string, values: Values): Promise<void> {
  const moment = { at: instantOf(brand, values.at), draftId: undefined }
  const page = await findPage(db, brand.websiteId, { identifier }, values.at === undefined ? undefined : moment)
  const versions = await listVersions(db, brand, identifier)
  if (!page && versions.length === 0) throw new Refusal(`${brand.name} has no page "${identifier}".`)
  const lines = page ? [`${page.title}`, page.content] : ['Not shown then.']
  const rows = versions.map(({ id, state, from, to }) => `version ${id}  ${state}  ${from ?? ''} to ${to ?? ''}`)
  write(values, { page: page ?? null, versions }, [...lines, ...rows])
}

const noteOn = (unknown: readonly string[]) =>
  unknown.length > 0 ? [`Unknown placeholders, which shoppers don’t see: ${unknown.join(', ')}`] : []

async function put(db: Db, brand: Brand, identifier: string, values: Values): Promise<void> {
  const fields = await fieldsOf(values)
  const id = await putVersion(db, brand, values.block ? 'block' : 'page', identifier, fields)
  const unknown = await unknownPlaceholders(db, brand, identifier, fields)
  const stored = `Draft ${id} of ${identifier} is stored: npm run welt -- pages schedule ${brand.id} ${id}`
  write(values, { id, unknown_placeholders: unknown }, [stored, ...noteOn(unknown)])
}

async function preview(db: Db, brand: Brand, identifier: string, values: Values): Promise<void> {
  const secrets = readSigningSecrets(process.env)
  if (!secrets) throw new Refusal('SIGNING_SECRET is not set.')
  const draftId = values.draft === undefined ? undefined : numberOf(values.draft, '--draft')
  const moment = { at: instantOf(brand, values.at), draftId }
  const token = previewTokenOf(secrets[0], brand.websiteId, moment)
  const path = identifier === '/' ? '' : identifier
  const url = `${shopUrlOf(brand, readPublicUrl(process.env))}/${path}?preview=${token}`
  const unknown = await unknownPlaceholdersAt(db, brand, identifier, moment)
  write(values, { url, unknown_placeholders: unknown }, [url, ...noteOn(unknown)])
}

async function run(db: Db, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [verb, site, name = ''] = positionals
  const brand = brands.find(({ id }) => id === site)
  if (!brand) throw new UsageError(`There is no site "${site ?? ''}".`)
  if (verb === 'list') {
    const pages = await listSitePages(db, brand)
    const lines = pages.map(({ identifier, title, is_active, shown_while, versions }) => {
      const facts = [shown_while && `(${shown_while})`, !is_active && 'off', versions > 0 && `${versions} versions`]
      return [`${identifier.padEnd(40)} ${title}`, ...facts.filter(Boolean)].join('  ')
    })
    return write(values, pages, lines)
  }
  if (verb === 'show') return show(db, brand, name, values)
  if (verb === 'preview') return preview(db, brand, name, values)
  if (verb === 'put') return put(db, brand, name, values)
  const id = numberOf(name, 'It')
  if (verb === 'schedule') await scheduleVersion(db, brand, id, { from: values.from, to: values.to, note: values.note })
  else await withdrawVersion(db, brand, id)
  return showVersions(db, brand, undefined, values)
}

/** [A122] */
export async function pagesCommand(db: Db, args: readonly string[]): Promise<number> {
  try {
    await run(db, args)
    return 0
  } catch (error) {
    throw error instanceof ContentError ? new Refusal(error.message) : error
  }
}
