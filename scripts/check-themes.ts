import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brands } from '@welt/brands'

/** Brand names, website ids and colours belong in packages/brands alone. @source style §8 */
const root = join(import.meta.dirname, '..')
const names = brands.flatMap((brand) => [brand.id, brand.storeCode])
const COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![\w-])|\b(?:rgb|hsl|oklch)a?\((?!from\b)\s*[\d.]/i
const BRAND_TEST = new RegExp(
  `(?:===|!==|case)\\s*['"](?:${names.join('|')})['"]|(?:===|!==)\\s*(?:9|2|4|7|19|10|11)\\b.*website|website\\w*\\s*(?:===|!==)\\s*\\d`,
  'i',
)

const problems: string[] = []
for (const file of globSync(['apps/storefront/app/**/*.{ts,tsx,css}', 'apps/storefront/server/**/*.ts', 'apps/commerce/src/**/*.ts'], {
  cwd: root,
})) {
  if (/\.test\.tsx?$|\/seed\/|\/testing\//.test(file)) continue
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .forEach((line, at) => {
      if (BRAND_TEST.test(line)) problems.push(`${file}:${at + 1} asks which brand it is: ${line.trim()}`)
      const text = line.replace(/(?:href|to|id|url)\s*[=(]\s*["'{`]*#[\w-]+/g, '')
      if (file.startsWith('apps/storefront/app') && !/^\s*(\/\/|\*)/.test(line) && COLOUR.test(text))
        problems.push(`${file}:${at + 1} names a colour: ${line.trim()}`)
    })
}
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`${problems.length} places name a brand or a colour outside packages/brands\n`)
process.exit(problems.length ? 1 : 0)
