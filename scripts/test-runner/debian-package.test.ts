import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canDownload } from './debian-package.ts'

test('an archive that does not answer is asked once for all packages of a run', () => {
  let asked = 0
  const isThere = () => {
    asked += 1
    return false
  }
  const env: Record<string, string | undefined> = {}
  for (let packages = 0; packages < 3; packages += 1) assert.equal(canDownload({ isThere, env }), false)
  assert.equal(canDownload({ isThere, env: { ...env } }), false, 'another process of the run')
  assert.equal(asked, 1)
  assert.equal(canDownload({ isThere: () => true, env: {} }), true)
})
