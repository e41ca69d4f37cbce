import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requirementIds } from './requirement-ids.ts'

const root = join(import.meta.dirname, '../..')
const FILE = join(root, 'docs/coverage.json')
const WRITE = 'node scripts/checks/coverage-map.ts --write'

const ID = '(?:R\\d+\\.\\d+|[AJ]\\d+)'
const TITLE = /\b(?:test|it|describe)(?:\.\w+)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs
/** Without the ids at the end and leading places from a table (`${site}, ${screen}: `). */
const MOST_CHARACTERS = 90
const IDS_AT_END = / \[[^\]]*\]$/
const PLACES = /^(?=[^:]*\$\{)(?:\$\{[^}]*\}|[^:$])*: /

function faultOf(title: string): string | undefined {
  const text = title.replace(IDS_AT_END, '')
  if (new RegExp(`\\[${ID}`).test(text)) return 'names its ids before its end'
  const { length } = text.replace(PLACES, '').replaceAll(/\$\{[^}]*\}/g, '')
  return length > MOST_CHARACTERS ? `has ${length} characters, ${MOST_CHARACTERS} are the most` : undefined
}

const BRACKETS = new RegExp(`\\[(?:${ID}|[\\s,–-])+\\]`, 'g')
/** A journey's step ('J02.4') counts for the journey. */
const NAMED = new RegExp(`\\b(${ID})(?:\\s*[–-]\\s*(R\\d+\\.\\d+))?(?!\\w)`, 'g')

function idsIn(text: string, known: readonly string[]): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, first = '', last]) => {
    if (last === undefined) return [first]
    const [from, to] = [known.indexOf(first), known.indexOf(last)]
    const isRange = from >= 0 && to > from && first.split('.')[0] === last.split('.')[0]
    return isRange ? known.slice(from, to + 1) : [`${first}-${last}`]
  })
}

const problems: string[] = []

function coverage(known: readonly string[]): Map<string, Set<string>> {
  const map = new Map<string, Set<string>>()
  for (const file of globSync(
    ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts', 'scripts/**/*.test.ts'],
    {
      cwd: root,
      exclude: ['**/node_modules/**'],
    },
  )) {
    const text = readFileSync(join(root, file), 'utf8')
    const titles = [...text.matchAll(TITLE)].map(([, , title = '']) => title)
    for (const title of titles) if (faultOf(title)) problems.push(`${file}: "${title}" ${faultOf(title)}.`)
    const bracketed = [...text.matchAll(BRACKETS)].map(([brackets]) => brackets)
    for (const id of [...titles, ...bracketed].flatMap((named) => idsIn(named, known)))
      map.set(id, (map.get(id) ?? new Set()).add(file))
  }
  return map
}

const known = requirementIds(root)
const map = coverage(known)
const inOrder = [...map].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
const written = `${JSON.stringify(Object.fromEntries(inOrder.map(([id, files]) => [id, [...files].sort()])), null, 1)}\n`

const rows = known.filter((id) => id.startsWith('R'))
for (const [section, ids] of Map.groupBy(rows, (id) => id.slice(0, id.indexOf('.'))))
  process.stdout.write(`${section}  ${ids.filter((id) => map.has(id)).length} of ${ids.length} rows have a test\n`)
const journeys = known.filter((id) => id.startsWith('J') && map.has(id))
process.stdout.write(
  `All ${rows.filter((id) => map.has(id)).length} of ${rows.length} rows; journeys ${journeys.join(' ') || 'none'}\n`,
)

const unknown = inOrder.filter(([id]) => !known.includes(id))
for (const [id, files] of unknown) problems.push(`${[...files].join(', ')}: there is no "${id}".`)
if (process.argv.includes('--write')) writeFileSync(FILE, written)
if (process.argv.includes('--check') && readFileSync(FILE, 'utf8') !== written)
  problems.push(`docs/coverage.json is stale. ${WRITE} writes it.`)
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''))
process.exit(problems.length > 0 ? 1 : 0)
