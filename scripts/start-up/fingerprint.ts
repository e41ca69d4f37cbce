import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name))
}

/** Missing paths are skipped. */
export function fingerprintOf(inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of files(join(root, input))) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}
