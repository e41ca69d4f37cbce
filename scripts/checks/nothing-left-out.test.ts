import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { membersOfSdl } from '../../apps/commerce/src/testing/members.ts'
import { requirementIds } from './requirement-ids.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('each row, reading and step of a journey has a test; the contract is served whole [R1.04]', () => {
  const known = requirementIds(root)
  const count = (form: RegExp) => known.filter((id) => form.test(id)).length
  assert.deepEqual([count(/^R/), count(/^A/), count(/^J\d+$/), count(/^J\d+\.\d/)], [662, 122, 28, 102])
  assert.equal(new Set(known).size, known.length)
  const tests = JSON.parse(read('docs/coverage.json')) as Readonly<Record<string, readonly string[]>>
  assert.deepEqual(
    known.filter((id) => !tests[id]?.some((file) => existsSync(join(root, file)))),
    [],
  )
  const contract = Object.entries(JSON.parse(read('packages/contract/members.json')) as Record<string, string>)
  const served = membersOfSdl(read('packages/contract/schema.graphql'))
  assert.equal(contract.length, 3184)
  assert.deepEqual(
    contract.filter(([member, type]) => served[member] !== type),
    [],
  )
})
