import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { canDownload, isTrusted } from './debian-package.ts'

test('an archive that does not answer is checked once for all packages of a run', () => {
  let checks = 0
  const isThere = () => {
    checks += 1
    return false
  }
  const env: Record<string, string | undefined> = {}
  for (let packages = 0; packages < 3; packages += 1) assert.equal(canDownload({ isThere, env }), false)
  assert.equal(canDownload({ isThere, env: { ...env } }), false, 'another process of the run')
  assert.equal(checks, 1)
  assert.equal(canDownload({ isThere: () => true, env: {} }), true)
})

test('programs are run only from a folder that no other user can write to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'welt-unpacked-'))
  try {
    const [own, link] = [join(folder, 'own'), join(folder, 'link')]
    assert.equal(isTrusted(own), false, 'missing')
    mkdirSync(own, { mode: 0o700 })
    assert.equal(isTrusted(own), true)
    symlinkSync(own, link)
    assert.equal(isTrusted(link), false, 'a link')
    for (const mode of [0o720, 0o702]) {
      chmodSync(own, mode)
      assert.equal(isTrusted(own), false, mode.toString(8))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
