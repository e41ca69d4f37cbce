import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startedWith } from './processes.ts'

test('orphaned processes are found by the setting that they were started with', {
  skip: !existsSync('/proc/self/environ') && 'this system does not tell the settings of a process',
}, async () => {
  const setting = `WELT_LEFT_BEHIND=${process.pid}-${Date.now()}`
  const [name = '', value = ''] = setting.split('=')
  // Detached, and its parent exits.
  const left = `setInterval(() => undefined, 1000)`
  const parent = `const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(left)}], { detached: true, stdio: 'ignore' })
    child.unref()
    console.log(child.pid)`
  const { stdout } = spawnSync(process.execPath, ['-e', parent], {
    encoding: 'utf8',
    env: { ...process.env, [name]: value },
  })
  const pid = Number(stdout)
  try {
    assert.deepEqual(
      startedWith(setting).map((one) => one.pid),
      [pid],
    )
  } finally {
    process.kill(pid)
  }
  while (startedWith(setting).length > 0) await sleep(20)
})
