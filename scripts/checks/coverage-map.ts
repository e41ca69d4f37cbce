import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requirementIds } from './requirement-ids.ts'

const root = join(import.meta.dirname, '../..')
const FILE = join(root, 'docs/coverage.json')
const WRITE = 'node scripts/checks/coverage-map.ts --write'

const ID = '(?:R\\d+\\.\\d+|A\\d+|J\\d+(?:\\.\\d+)?)'
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

const journeyOf = (id: string) => (id.startsWith('J') ? id.replace(/\..*/, '') : id)
const stepsOf = (journey: string, known: readonly string[]) => known.filter((id) => id.startsWith(`${journey}.`))

/** A step ('J02.4') counts for its journey too; of a journey without listed steps, for the journey alone. */
function countedFor(id: string, known: readonly string[]): readonly string[] {
  const journey = journeyOf(id)
  return journey !== id && stepsOf(journey, known).length > 0 ? [journey, id] : [journey]
}

function coverage(known: readonly string[]): Map<string, Set<string>> {
  const map = new Map<string, Set<string>>()
  for (const file of globSync(
    [
      'packages/**/*.test.ts',
      'apps/**/*.test.{ts,tsx}',
      'e2e/**/*.test.ts',
      'scripts/**/*.test.ts',
      'deploy/**/*.test.ts',
    ],
    {
      cwd: root,
      exclude: ['**/node_modules/**'],
    },
  )) {
    const text = readFileSync(join(root, file), 'utf8')
    const titles = [...text.matchAll(TITLE)].map(([, , title = '']) => title)
    for (const title of titles) if (faultOf(title)) problems.push(`${file}: "${title}" ${faultOf(title)}.`)
    const bracketed = [...text.matchAll(BRACKETS)].map(([brackets]) => brackets)
    const named = [...titles, ...bracketed].flatMap((text) => idsIn(text, known))
    for (const id of named.flatMap((id) => countedFor(id, known))) map.set(id, (map.get(id) ?? new Set()).add(file))
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
const isProven = (id: string) => map.has(id)
const journeys = known.filter((id) => /^J\d+$/.test(id))
for (const journey of journeys) {
  const [proven = [], missing = []] = [true, false].map((is) =>
    stepsOf(journey, known).filter((step) => isProven(step) === is),
  )
  process.stdout.write(`${journey}  steps with a test: ${proven.join(' ') || 'none'}`)
  process.stdout.write(missing.length > 0 ? `; without: ${missing.join(' ')}\n` : '\n')
}
const walked = journeys.filter((journey) => {
  const steps = stepsOf(journey, known)
  return steps.length > 0 && steps.every(isProven)
})
const readings = known.filter((id) => id.startsWith('A'))
const unnamed = readings.filter((id) => !isProven(id))
process.stdout.write(`${readings.length - unnamed.length} of ${readings.length} readings have a test`)
process.stdout.write(unnamed.length > 0 ? `; without: ${unnamed.join(' ')}\n` : '\n')
process.stdout.write(
  `All ${rows.filter(isProven).length} of ${rows.length} rows; ` +
    `${walked.length} of ${journeys.length} journeys walked: ${walked.join(' ') || 'none'}\n`,
)

const unknown = inOrder.filter(([id]) => !known.includes(id))
for (const [id, files] of unknown) problems.push(`${[...files].join(', ')}: there is no "${id}".`)
if (process.argv.includes('--write')) writeFileSync(FILE, written)
if (process.argv.includes('--check') && readFileSync(FILE, 'utf8') !== written)
  problems.push(`docs/coverage.json is stale. ${WRITE} writes it.`)
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''))
process.exit(problems.length > 0 ? 1 : 0)
