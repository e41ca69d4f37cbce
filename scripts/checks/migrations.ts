import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * A migration that ran somewhere never runs there again, so it must stay as it is. Recorded ones may neither differ nor
 * vanish; those not yet recorded are free. `npm run migrations` records all. The former version runs beside this one
 * during an upgrade: a migration only expands what it reads, unless its name says that it contracts. [decision 193]
 */
const FOLDER = join(import.meta.dirname, '../../apps/commerce/migrations')
/** For `sha256sum --check` too. */
const RECORD = join(FOLDER, 'recorded.txt')

type Hashes = ReadonlyMap<string, string>

export function readRecord(text: string): Hashes {
  const lines = text.split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

export function changedMigrations(recorded: Hashes, found: Hashes): readonly string[] {
  return [...recorded].flatMap(([file, hash]) => {
    if (!found.has(file)) return `${file} is gone, but databases have run it.`
    return found.get(file) === hash ? [] : `${file} was changed after it was recorded; write a new migration instead.`
  })
}

/** Earlier ones ran before there were upgrades. */
const FIRST_THAT_EXPANDS = '0187'
const CONTRACTING_NAME = /^\d{4}-contract-/

const CONTRACTIONS: readonly (readonly [what: string, statement: RegExp])[] = [
  ['drops a table or a view', /\bdrop\s+(?:table|view|materialized\s+view|sequence|type)\b/i],
  [
    'drops a column',
    /\balter\s+table\b[^;]*\bdrop\s+(?:column\s+)?(?!column\b|constraint\b|default\b|identity\b|not\s+null\b)\w+/i,
  ],
  // No statement of any version names a partition.
  ['drops an identity', /\balter\s+table\s+(?!periods\.)[^;]*\bdrop\s+identity\b/i],
  ['drops a function', /\bdrop\s+function\b/i],
  ['renames', /\brename\s+(?:to|column|constraint|\w+\s+to)\b/i],
  ['changes the type of a column', /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i],
  ['forbids null', /\bset\s+not\s+null\b/i],
  [
    'adds a column that the former version leaves empty',
    /\badd\s+(?:column\s+)?(?!constraint\b)\w+\s+(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(?:default|generated)\b)[^,;]*/i,
  ],
]

/** Runs later, for either version. */
const FUNCTION_BODY = /\bcreate\s+(?:or\s+replace\s+)?function\b[^;]*?\bas\s+(\$\w*\$).*?\1/gis

/** @returns what the former version would miss */
export function contractionsOf(name: string, text: string): readonly string[] {
  if (name < FIRST_THAT_EXPANDS || CONTRACTING_NAME.test(name)) return []
  const run = text.replaceAll(FUNCTION_BODY, '')
  return CONTRACTIONS.filter(([, statement]) => statement.test(run)).map(
    ([what]) =>
      `${name} ${what}, which the former version may still use: do without it in this release, and in a later one ` +
      'contract in a migration of its own, NNNN-contract-….',
  )
}

const files = () => globSync('**/*.{ts,sql}', { cwd: FOLDER }).sort()

const contractions = (): readonly string[] =>
  files().flatMap((file) => contractionsOf(basename(file), readFileSync(join(FOLDER, file), 'utf8')))

function hashes(): Hashes {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(FOLDER, file)))
      .digest('hex')
  return new Map(files().map((file) => [file, hash(file)]))
}

if (import.meta.main) {
  const found = hashes()
  const recorded = readRecord(readFileSync(RECORD, 'utf8'))
  const problems = [...changedMigrations(recorded, found), ...contractions()]
  if (process.argv.includes('--record') && problems.length === 0)
    writeFileSync(RECORD, [...found].map(([file, hash]) => `${hash}  ${file}\n`).join(''))
  process.stdout.write([...problems, `${found.size} files of migrations, ${recorded.size} recorded`, ''].join('\n'))
  process.exit(problems.length > 0 ? 1 : 0)
}
