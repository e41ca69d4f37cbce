import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSessionEmails } from './session-emails.ts'

/** Only platform/account-email.ts, which checks confirmation, may read a session's email. [decision 17] */
const root = process.argv[2] ?? join(import.meta.dirname, '../..')

const EXCEPT =
  /\/platform\/account-email\.ts$|\/platform\/session\.ts$|\/sign-in\/find-session\.ts$|\.test\.ts$|\.generated\.ts$/

const files = globSync('apps/commerce/src/**/*.ts', { cwd: root })
const problems = files
  .filter((file) => !EXCEPT.test(file))
  .sort()
  .flatMap((file) =>
    findSessionEmails(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line} reads a session's email`),
  )
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`${problems.length} places read a session's email in ${files.length} files\n`)
process.exit(problems.length > 0 || files.length < 100 ? 1 : 0)
