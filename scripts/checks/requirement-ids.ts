import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export function requirementIds(root: string): readonly string[] {
  const text = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
  return [...text.matchAll(/^\| *`?((?:R\d+\.\d+|A\d+|J\d+(?:\.\d+)?))`? *\|/gm)].map(([, id = '']) => id)
}
