import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MODULES = join(import.meta.dirname, '../..')
/** Everything that the content of an index depends on, beside the database. */
const SOURCES = ['search/engine', 'search/snapshot', 'catalogue/documents']

function sourcesOf(folder: string): readonly string[] {
  const entries = readdirSync(join(MODULES, folder), { recursive: true, encoding: 'utf8' })
  return entries
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.includes('testing'))
    .map((name) => join(folder, name))
}

let version: string | undefined

/** Of the code: an index of other code is never read. */
export function snapshotVersion(): string {
  if (version) return version
  const hash = createHash('sha256').update(process.versions.v8)
  for (const file of SOURCES.flatMap(sourcesOf).sort()) hash.update(file).update(readFileSync(join(MODULES, file)))
  version = hash.digest('hex').slice(0, 16)
  return version
}
