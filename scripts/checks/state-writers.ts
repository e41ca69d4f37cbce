import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Only `transition` writes an order's state, so that every change passes the table of transitions. [decision 90] */
const WRITER = 'apps/commerce/src/modules/orders/transition.ts'

/** `update orders … set … state =`, up to the `where`, and the same in Kysely's form. */
const WRITES = [
  /update\s+orders\b(?:(?!\bwhere\b)[^;`])*?\bset\b(?:(?!\bwhere\b)[^;`])*?(?<![\w.])state\s*=/is,
  /updateTable\(\s*['"]orders['"][^)]*\)\s*\.set\(\s*(?:\{[^}]*(?<!\w)state\b|(?!\{))/s,
]

const root = join(import.meta.dirname, '../..')
const files = globSync('apps/*/src/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|\/testing\//.test(file))
const writers = files.filter((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  return WRITES.some((pattern) => pattern.test(text))
})
const problems = writers
  .filter((file) => file !== WRITER)
  .map((file) => `${file} writes the state of orders; call transition() instead.`)
// Guards against patterns that no longer find even the writer that there is.
if (!writers.includes(WRITER)) problems.push(`${WRITER} writes no state: mend the patterns of this check.`)
process.stdout.write([...problems, `${writers.length} files write the state of orders`].join('\n').concat('\n'))
process.exit(problems.length > 0 ? 1 : 0)
