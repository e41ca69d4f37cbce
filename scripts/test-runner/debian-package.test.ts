import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canDownload } from './debian-package.ts'

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
