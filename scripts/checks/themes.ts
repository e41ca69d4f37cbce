import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brands } from '@welt/brands'

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

const files = globSync(['apps/storefront/{app,server}/**/*.{ts,tsx,css}', 'apps/{commerce,sandbox}/src/**/*.ts'], {
  cwd: root,
})
const problems = files
  .filter((file) => !/\.test\.tsx?$|\/(?:test|sample)-shop\.ts$|\/testing\//.test(file))
  .sort()
  .flatMap(findProblems)
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`${problems.length} places name a brand or a colour outside packages/brands\n`)
process.exit(problems.length ? 1 : 0)
