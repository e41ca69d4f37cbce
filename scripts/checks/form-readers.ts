import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Only `readFormData` answers a body that can't be read; elsewhere `formData()` would throw. */
const READER = 'apps/storefront/app/forms/read-form-data.server.ts'
const READS = /\.\s*formData\s*\(/

const root = process.argv[2] ?? join(import.meta.dirname, '../..')
const files = globSync('apps/*/{app,server,src}/**/*.{ts,tsx}', { cwd: root })
const readers = files.filter((file) => READS.test(readFileSync(join(root, file), 'utf8'))).sort()
const problems = readers
  .filter((file) => file !== READER)
  .map((file) => `${file} reads a form; call readFormData() instead.`)
// Guards against a pattern that no longer finds even the reader that there is.
if (!readers.includes(READER)) problems.push(`${READER} reads no form: mend the pattern of this check.`)
process.stdout.write([...problems, `${readers.length} files read forms`].join('\n').concat('\n'))
process.exit(problems.length > 0 ? 1 : 0)
