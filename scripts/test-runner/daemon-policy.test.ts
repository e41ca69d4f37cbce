import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { withoutDaemons } from './daemon-policy.ts'

const folder = mkdtempSync(join(tmpdir(), 'welt-policy-'))
const file = join(folder, 'policy-rc.d')
const answer = () => spawnSync(file).status
after(() => rmSync(folder, { recursive: true }))

const LEAVE = `
  import { withoutDaemons } from '${join(import.meta.dirname, 'daemon-policy.ts')}'
  withoutDaemons(() => process.kill(process.pid, 'SIGKILL'), '${file}')`
const isLinux = process.platform === 'linux'
const leave = () => spawnSync(process.execPath, ['--input-type=module', '-e', LEAVE])

test('no daemon starts while packages are installed, and an existing policy stays', { skip: !isLinux }, () => {
  assert.equal(withoutDaemons(answer, file), 101)
  assert.equal(existsSync(file), false)
  const others = '#!/bin/sh\nexit 101\n'
  writeFileSync(file, others, { mode: 0o755 })
  assert.equal(withoutDaemons(answer, file), 101)
  assert.equal(readFileSync(file, 'utf8'), others)
  rmSync(file)
})

test('a policy left behind by a killed run forbids nothing and is deleted', { skip: !isLinux }, () => {
  leave()
  assert.equal(existsSync(file), true)
  assert.equal(answer(), 104)
  assert.equal(existsSync(file), false)
  leave()
  assert.equal(withoutDaemons(answer, file), 101)
  assert.equal(existsSync(file), false)
})
