import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A migration that ran somewhere never runs there again, so it must stay as it is. Recorded ones may neither differ nor
 * vanish; those not yet recorded are free. `npm run migrations` records all.
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

function hashes(): Hashes {
  const files = globSync('**/*.{ts,sql}', { cwd: FOLDER }).sort()
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(FOLDER, file)))
      .digest('hex')
  return new Map(files.map((file) => [file, hash(file)]))
}

if (import.meta.main) {
  const found = hashes()
  const recorded = readRecord(readFileSync(RECORD, 'utf8'))
  const problems = changedMigrations(recorded, found)
  if (process.argv.includes('--record') && problems.length === 0)
    writeFileSync(RECORD, [...found].map(([file, hash]) => `${hash}  ${file}\n`).join(''))
  process.stdout.write([...problems, `${found.size} files of migrations, ${recorded.size} recorded`, ''].join('\n'))
  process.exit(problems.length > 0 ? 1 : 0)
}
