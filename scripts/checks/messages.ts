import { globSync } from 'node:fs'
import { join } from 'node:path'
import { findMessageConditions } from './message-conditions.ts'

/** Conditions must test an error's code, not its message. Accepts another folder to check. [decision 52] */
const root = process.argv[2] ?? join(import.meta.dirname, '../..')

/** These files map the texts of other systems to codes. */
const EXCEPT =
  /\.test\.tsx?$|\.generated\.ts$|\/testing\/|\/(?:test|sample)-shop\.ts$|\/(?:foreign-messages|other-servers\/messages)\.ts$|\/routes\/\+types\//

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
