import { globSync } from 'node:fs'
import { join } from 'node:path'
import { findMessageConditions } from './message-conditions.ts'

/**
 * Decide by code, show by text: no condition reads an error's message. Another folder to look at may be given.
 * [decision 52]
 */
const root = process.argv[2] ?? join(import.meta.dirname, '../..')

/**
 * Tests look at what is shown; `foreign-messages.ts` gives texts of others a code, which is all that conditions see.
 */
const EXCEPT =
  /\.test\.tsx?$|\.generated\.ts$|\/testing\/|\/(?:test|sample)-shop\.ts$|\/foreign-messages\.ts$|\/routes\/\+types\//

const files = globSync(['apps/*/{app,server,src}/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root })
const problems = files
  .filter((file) => !EXCEPT.test(file))
  .sort()
  .flatMap((file) =>
    findMessageConditions(join(root, file)).map(({ line, code }) => `${file}:${line} decides by a message: ${code}`),
  )
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`${problems.length} conditions read a message in ${files.length} files\n`)
process.exit(problems.length > 0 || files.length < 100 ? 1 : 0)
