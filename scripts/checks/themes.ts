import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brands, type ThemeColours } from '@welt/brands'

/** Brand names, website ids and colours belong in packages/brands. */
const root = join(import.meta.dirname, '../..')
const names = brands.flatMap((brand) => [brand.id, brand.storeCode]).join('|')
const COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![\w-])|\b(?:rgb|hsl|oklch)a?\((?!from\b)\s*[\d.]/i
const BRAND = new RegExp(
  `(['"\`])(?:${names})\\1|^\\s*(?:${names}):\\s|(?:===|!==)\\s*(?:9|2|4|7|19|10|11)\\b.*website|website\\w*\\s*(?:===|!==)\\s*\\d`,
)

const EXCEPTIONS: readonly { readonly files: RegExp; readonly may: readonly ('brand' | 'colour')[] }[] = [
  // Mollini, Midas and Trybe are also shoe brands that other shops sell.
  { files: /^apps\/commerce\/src\/seed\/data\//, may: ['brand', 'colour'] },
  { files: /^apps\/commerce\/src\/modules\/search\/engine\/testing\/generated-documents\.ts$/, may: ['colour'] },
  { files: /^apps\/sandbox\/src\/web\/plain-page\.ts$/, may: ['colour'] },
]

function findProblems(file: string): readonly string[] {
  const isFree = (what: 'brand' | 'colour') =>
    EXCEPTIONS.some(({ files, may }) => files.test(file) && may.includes(what))
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (/^\s*(?:\/\/|\/?\*)/.test(line)) return []
      const where = `${file}:${at + 1}`
      const text = line.replace(/(?:href|to|id|url)\s*[=(]\s*["'{`]*#[\w-]+/g, '')
      return [
        ...(!isFree('brand') && BRAND.test(line) ? [`${where} names a brand: ${line.trim()}`] : []),
        ...(!isFree('colour') && COLOUR.test(text) ? [`${where} names a colour: ${line.trim()}`] : []),
      ]
    })
}

type Colour = Exclude<keyof ThemeColours, 'tileTints'>
type Pair = readonly [text: Colour, ground: Colour, least: number]

const pairsOf = (texts: readonly Colour[], grounds: readonly Colour[], least: number): readonly Pair[] =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground, least] as const))

/** Text needs 4.5, borders of controls and focus rings 3 (WCAG 2.2 AA, ux). */
const PAIRS: readonly Pair[] = [
  ...pairsOf(['ink', 'mute', 'sale', 'ok', 'warn'], ['page', 'surface', 'tile'], 4.5),
  ...pairsOf(['ink', 'mute', 'ok'], ['tint'], 4.5),
  ...pairsOf(['cta'], ['page', 'surface'], 4.5),
  ...pairsOf(['surface'], ['sale', 'ok', 'warn', 'ink'], 4.5),
  ['page', 'ink', 4.5],
  ['onCta', 'cta', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onAnnounce', 'announce', 4.5],
  ['onFooter', 'footer', 4.5],
  ...pairsOf(['field'], ['page', 'surface'], 3),
  ...pairsOf(['focus'], ['page', 'surface', 'tile', 'tint'], 3),
]

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The darkest shoe in the pictures; below this contrast its outline is lost on the tile. */
const DARKEST_SHOE = '#161518'
const SHOE_CONTRAST = 2.2

function findFaint(name: string, theme: ThemeColours): readonly string[] {
  const faint = (what: string, one: string, other: string, least: number) => {
    const found = contrast(one, other)
    return found < least ? [`${name}: ${what} has a contrast of ${found.toFixed(2)}, below ${least}`] : []
  }
  const tiles = [theme.tile, ...theme.tileTints]
  return [
    ...PAIRS.flatMap(([text, ground, least]) => faint(`${text} on ${ground}`, theme[text], theme[ground], least)),
    ...theme.tileTints.flatMap((tint) => faint(`ink on ${tint}`, theme.ink, tint, 4.5)),
    ...tiles.flatMap((tile) => faint(`a black shoe on ${tile}`, DARKEST_SHOE, tile, SHOE_CONTRAST)),
  ]
}

const schemes = brands.flatMap(({ id, theme }) => [
  { name: id, theme },
  ...(theme.dark ? [{ name: `${id}, dark`, theme: theme.dark }] : []),
  ...(theme.header ? [{ name: `${id}, header`, theme: theme.header }] : []),
])
const faintPairs = schemes.flatMap(({ name, theme }) => findFaint(name, theme))

const files = globSync(['apps/storefront/{app,server}/**/*.{ts,tsx,css}', 'apps/{commerce,sandbox}/src/**/*.ts'], {
  cwd: root,
})
const misplaced = files
  .filter((file) => !/\.test\.tsx?$|\/(?:test|sample)-shop\.ts$|\/testing\//.test(file))
  .sort()
  .flatMap(findProblems)
const problems = [...misplaced, ...faintPairs]
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`${misplaced.length} places name a brand or a colour outside packages/brands\n`)
process.stdout.write(`${faintPairs.length} pairs of colours are too faint, in ${schemes.length} schemes\n`)
process.exit(problems.length ? 1 : 0)
