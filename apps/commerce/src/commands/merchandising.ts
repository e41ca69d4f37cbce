import { parseArgs } from 'node:util'
import { brands } from '@welt/brands'
import { changeWeights, type ExplanationReport, explainOrder, listPins, pinProduct, readWeights } from '#modules/search'
import type { openDatabase } from '../platform/database.ts'
import { UsageError } from './calls.ts'

type Command = (db: ReturnType<typeof openDatabase>, args: readonly string[]) => Promise<number>

const HELP = `npm run welt -- explain <site> <sku | category path | /> [--limit 20] [--json]
  Why products rank where they do in a site's Recommended order: rank, and the raw value, scaled value (0 to 1), weight and contribution
  of each signal. Three things come before the score: the site's featured brands, then whether a product can be bought, then its pin.
npm run welt -- weights <site> [availability=30 newness=20 sell_through=40 saving=10] [--json]
  The weight of each signal, 0 to 100; give those to change. Running shops follow within a second.
npm run welt -- pin <site> [<category path | /> <sku> <position 1 to 9999 | off>] [--json]
  Pins products to the top of the Recommended order of a category, or with / of the whole site: within their brand if it is featured,
  else among all other brands, and below products in stock when sold out. A category's pins come before those of the whole site.
Sites: ${brands.map((brand) => brand.id).join(', ')}
`

const write = (text: string) => void process.stdout.write(`${text}\n`)

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, limit: { type: 'string', default: '20' } },
    allowPositionals: true,
  })
  const [site, ...rest] = positionals
  const websiteId = brands.find((brand) => brand.id === site)?.websiteId
  const limit = Number(values.limit)
  if (websiteId === undefined) throw new UsageError(`There is no site "${site ?? ''}".`)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    throw new UsageError('The limit must be a number from 1 to 1000.')
  return { websiteId, rest, limit, isJson: values.json === true }
}

type Read = ReturnType<typeof readArguments>

const command =
  (run: (db: Parameters<Command>[0], read: Read) => Promise<void>): Command =>
  async (db, args) => {
    await run(db, readArguments(args))
    return 0
  }

function toText(report: ExplanationReport): string {
  const lines = report.flatMap(({ listing, products }) => [
    `In ${listing}`,
    ...products.flatMap(({ rank, sku, name, shown_as, score, signals, why }) => [
      `${String(rank).padStart(5)}  ${sku}  ${name}  score ` +
        `${score}${shown_as === sku ? '' : `  (the card shows ${shown_as})`}`,
      ...why.map((reason) => `         ${reason}`),
      ...signals.map(
        ({ signal, raw, normalised, weight, contribution }) =>
          `         ${signal.padEnd(13)} ${raw.padEnd(24)} ${normalised.toFixed(3)} x ` +
          `${String(weight).padStart(3)} = ${contribution}`,
      ),
    ]),
  ])
  return lines.join('\n')
}

const explain = command(async (db, { websiteId, rest: [target], limit, isJson }) => {
  if (!target) throw new UsageError('Give a sku, a category path, or / for the whole site.')
  const report = await explainOrder(db, websiteId, target, limit)
  if (report.length === 0) throw new UsageError(`The site has neither a product nor a category "${target}".`)
  write(isJson ? JSON.stringify(report, null, 2) : toText(report))
})

const SIGNALS = ['availability', 'newness', 'sell_through', 'saving'] as const

function parseWeight(text: string): [(typeof SIGNALS)[number], number] {
  const [name, value = ''] = text.split('=')
  const signal = SIGNALS.find((one) => one === name)
  if (!signal || !/^\d{1,3}$/.test(value) || Number(value) > 100) throw new UsageError(`"${text}" is not a weight.`)
  return [signal, Number(value)]
}

const weights = command(async (db, { websiteId, rest, isJson }) => {
  const changes = Object.fromEntries(rest.map(parseWeight))
  const now = rest.length > 0 ? await changeWeights(db, websiteId, changes) : await readWeights(db, websiteId)
  write(isJson ? JSON.stringify(now) : SIGNALS.map((signal) => `${signal} ${now[signal]}`).join('\n'))
})

const pin = command(async (db, { websiteId, rest: [place, sku, position], isJson }) => {
  if (place) {
    if (!sku) throw new UsageError('Give a category path, or / for the whole site, then a sku and its position.')
    if (position !== 'off' && !/^[1-9]\d{0,3}$/.test(position ?? ''))
      throw new UsageError('The position must be a number from 1 to 9999, or off.')
    const path = place === '/' ? undefined : place.replace(/^\/|\/$|\.html$/g, '')
    const isKnown = await pinProduct(db, { websiteId, path }, sku, position === 'off' ? null : Number(position))
    if (!isKnown)
      throw new UsageError(
        `The site does not sell "${sku}"${path === undefined ? '' : `, or has no category "${path}"`}.`,
      )
  }
  const pins = await listPins(db, websiteId)
  if (isJson) write(JSON.stringify(pins))
  else
    write(
      pins.map((one) => `${one.position}  ${one.sku}  ${one.category ?? '(whole site)'}`).join('\n') ||
        'Nothing is pinned.',
    )
})

/** [R3.61] */
export const merchandisingCommands: Readonly<Record<string, Command>> = { explain, weights, pin }

export const MERCHANDISING_HELP = { explain: HELP, weights: HELP, pin: HELP }
