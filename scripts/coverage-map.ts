import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Requirement ids named in the titles of tests, each with the files whose tests name it. */
function coverage(): Map<string, Set<string>> {
  const map = new Map<string, Set<string>>()
  for (const file of globSync(['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts', 'scripts/**/*.test.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const [title] of text.matchAll(/\[(?:[RAJ]\d+(?:\.\d+)?|[\s,–-])+\]/g)) {
      for (const [id] of title.matchAll(/[RAJ]\d+(?:\.\d+)?/g)) map.set(id, (map.get(id) ?? new Set()).add(file))
    }
  }
  return map
}

const ids = readFileSync(join(root, 'docs/requirement-ids.txt'), 'utf8').split('\n').filter(Boolean)
const map = coverage()
const unknown = [...map.keys()].filter((id) => id.startsWith('R') && !ids.includes(id))
const covered = ids.filter((id) => map.has(id))
const journeys = [...map.keys()].filter((id) => id.startsWith('J')).sort()
const sections = Map.groupBy(ids, (id) => id.slice(0, id.indexOf('.')))
for (const [section, rows] of sections)
  process.stdout.write(`${section}  ${rows.filter((id) => map.has(id)).length} of ${rows.length} rows have a test\n`)
process.stdout.write(`All ${covered.length} of ${ids.length} rows; journeys ${journeys.join(' ') || 'none'}\n`)
if (process.argv.includes('--write')) {
  writeFileSync(
    join(root, 'docs/coverage.json'),
    `${JSON.stringify(Object.fromEntries([...map].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })).map(([id, files]) => [id, [...files].sort()])), null, 1)}\n`,
  )
}
if (unknown.length) process.stdout.write(`Titles name rows that do not exist: ${unknown.join(', ')}\n`)
process.exit(unknown.length || (process.argv.includes('--check') && covered.length === 0) ? 1 : 0)
