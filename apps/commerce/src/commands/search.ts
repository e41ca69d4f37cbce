import { parseArgs } from 'node:util'
import { brands, findBrandByWebsiteId } from '@welt/brands'
import {
  deleteRedirect,
  deleteSynonym,
  insertSynonym,
  saveRedirect,
  selectRedirects,
  selectSynonyms,
  selectTermTotals,
  sitesWith,
  termOf,
} from '#modules/search'
import type { Db } from '../platform/database.ts'
import { Refusal, UsageError } from './calls.ts'

const print = (...lines: readonly string[]) => {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

/** Prints the result of a change. */
const answer = ({ json }: { readonly json?: boolean | undefined }, facts: object, lines: readonly string[]) =>
  print(...(json ? [JSON.stringify(facts)] : lines))

function siteNumber(site: string | undefined): number | undefined {
  if (site === undefined) return undefined
  const brand = brands.find(({ id }) => id === site)
  if (!brand) throw new UsageError(`There is no site "${site}". Sites: ${brands.map(({ id }) => id).join(', ')}.`)
  return brand.websiteId
}

const siteName = (websiteId: number | null) =>
  websiteId === null ? 'every site' : (findBrandByWebsiteId(websiteId)?.id ?? String(websiteId))

const OPTIONS = {
  site: { type: 'string' },
  json: { type: 'boolean' },
  days: { type: 'string' },
  limit: { type: 'string' },
  'no-results': { type: 'boolean' },
} as const

function numberOf(text: string | undefined, fallback: number, name: string): number {
  if (text === undefined) return fallback
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new UsageError(`--${name} is a whole number, such as --${name} ${fallback}.`)
  return Number(text)
}

async function searchTerms(db: Db, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const totals = await selectTermTotals(db, {
    websiteId: siteNumber(values.site),
    days: numberOf(values.days, 30, 'days'),
    onlyWithoutResults: values['no-results'] ?? false,
    limit: numberOf(values.limit, 50, 'limit'),
  })
  const rows = totals.map(({ website_id, term, searches, without_results }) => ({
    site: siteName(website_id),
    term,
    searches,
    without_results,
  }))
  if (values.json) return print(JSON.stringify(rows))
  if (rows.length === 0) return print('Nothing was searched for in that time.')
  print(['searches', 'without results', 'site'.padEnd(14), 'term'].join('  '))
  for (const { site, term, searches, without_results } of rows)
    print([String(searches).padStart(8), String(without_results).padStart(15), site.padEnd(14), term].join('  '))
}

async function synonyms(db: Db, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [act, ...phrases] = positionals
  const websiteId = siteNumber(values.site) ?? null
  if (act === 'list' || act === undefined) {
    const rows = (await selectSynonyms(db)).filter((row) => values.site === undefined || row.website_id === websiteId)
    return print(
      ...(values.json
        ? [JSON.stringify(rows)]
        : rows.map((row) => `${row.id}  ${siteName(row.website_id)}: ${row.phrases.join(' = ')}`)),
    )
  }
  if (act === 'add') {
    const terms = [...new Set(phrases.map(termOf))].filter(Boolean)
    if (terms.length < 2 || terms.length > 20)
      throw new UsageError('Name two phrases or more: npm run welt -- synonyms add "flip flops" thongs')
    const id = await insertSynonym(db, websiteId, terms)
    return answer(values, { id, site: siteName(websiteId), phrases: terms }, [
      `${id}  ${siteName(websiteId)}: ${terms.join(' = ')}`,
    ])
  }
  if (act === 'remove' && /^\d{1,9}$/.test(phrases[0] ?? '')) {
    if (!(await deleteSynonym(db, Number(phrases[0]))))
      throw new Refusal(`There are no synonyms with the number ${phrases[0]}.`)
    return answer(values, { id: Number(phrases[0]), removed: true }, [`${phrases[0]} removed`])
  }
  throw new UsageError(`"${phrases[0]}" is not a synonym number.`)
}

async function redirects(db: Db, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [act, phrase = '', path = ''] = positionals
  const websiteId = siteNumber(values.site) ?? null
  const term = termOf(phrase)
  if (act === 'list' || act === undefined) {
    const rows = (await selectRedirects(db)).filter((row) => values.site === undefined || row.website_id === websiteId)
    return print(
      ...(values.json
        ? [JSON.stringify(rows)]
        : rows.map((row) => `${siteName(row.website_id)}: ${row.term} → ${row.path}`)),
    )
  }
  if (act === 'add' && term && /^\/(?![/\\])[^\s\\]{0,300}$/.test(path)) {
    const listed = brands.filter((brand) => websiteId === null || brand.websiteId === websiteId)
    const found = await sitesWith(db, listed, path)
    if (found.length === 0)
      throw new Refusal(
        `${path} is not a page of ${websiteId === null ? 'any site' : siteName(websiteId)}, so a search can't open it.`,
      )
    await saveRedirect(db, { website_id: websiteId, term, path })
    const lacking = listed.filter((brand) => !found.includes(brand)).map(({ id }) => id)
    const note = lacking.length > 0 ? [`Not on ${lacking.join(', ')}: there is no such page there.`] : []
    const facts = { site: siteName(websiteId), term, path, notOn: lacking }
    return answer(values, facts, [`${siteName(websiteId)}: ${term} → ${path}`, ...note])
  }
  if (act === 'remove' && term) {
    if (!(await deleteRedirect(db, websiteId, term)))
      throw new Refusal(`No redirect of ${siteName(websiteId)} has the term "${term}".`)
    return answer(values, { site: siteName(websiteId), term, removed: true }, [`${term} removed`])
  }
  throw new UsageError('Give a term, and the path of a page, which starts with a single /.')
}

const commands = { 'search-terms': searchTerms, synonyms, redirects }

export const searchCommands = Object.fromEntries(
  Object.entries(commands).map(([name, run]) => [
    name,
    async (db: Db, args: readonly string[]): Promise<number> => {
      await run(db, args)
      return 0
    },
  ]),
)
