import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deployFiles } from '../deploy/files.ts'

/** Writes the files of Docker, Compose and Helm from deploy/topology; --check only compares. */
const root = join(import.meta.dirname, '..')
const files = deployFiles()
const present = globSync('deploy/{docker,compose,chart,failover,telemetry}/**/*.*', { cwd: root }).filter(
  (file) => !file.endsWith('.pem'),
)
const left = present.filter((file) => !(file in files))

const isCurrent = ([file, text]: readonly [string, string]) =>
  existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === text

if (process.argv.includes('--check')) {
  const old = [...Object.entries(files).flatMap((entry) => (isCurrent(entry) ? [] : [entry[0]])), ...left]
  if (old.length > 0) process.stderr.write(`${old.join(', ')}: not current. npm run deploy-files\n`)
  process.exit(old.length > 0 ? 1 : 0)
}

for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
for (const file of left) rmSync(join(root, file))
