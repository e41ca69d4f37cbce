import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const folder = mkdtempSync(join(tmpdir(), 'welt-help-'))
const dataDir = join(folder, 'data')
after(() => rmSync(folder, { recursive: true, force: true }))

function run(command: readonly string[], ...args: readonly string[]) {
  // Nothing listens on port 9, so a command that did more than print its help would fail.
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: 'postgres://welt@127.0.0.1:9/welt' }
  const cwd = import.meta.dirname
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], {
    encoding: 'utf8',
    env,
    cwd,
    timeout: 120_000,
  })
  return { status, stdout, stderr }
}

const COMMANDS = [
  { name: 'npm start', file: ['start.ts'] },
  { name: 'npm run dev', file: ['start.ts', '--dev'] },
  { name: 'npm run seed', file: ['seed.ts'] },
  { name: 'npm test', file: ['test.ts'] },
  { name: 'npm run bench', file: ['../bench/run.ts'] },
]

test('every command explains its usage with --help, and refuses unknown options', () => {
  for (const { name, file } of COMMANDS) {
    const help = run(file, '--help')
    assert.equal(help.status, 0, `${name}: ${help.stderr}`)
    assert.match(help.stdout, new RegExp(`^${name} `, 'm'))
    assert.equal(help.stderr, '')
    const unknown = run(file, '--wings')
    assert.ok(unknown.status === 1 || unknown.status === 2, `${name}: ${unknown.stdout}${unknown.stderr}`)
    assert.match(unknown.stderr, /^Unknown option '--wings'/)
    assert.ok(unknown.stderr.includes(help.stdout), unknown.stderr)
  }
  const products = run(['seed.ts'], '--products', 'many')
  assert.match(products.stderr, /^--products takes a whole number from 1 to 1000000\./)
  assert.equal(existsSync(dataDir), false)
})
