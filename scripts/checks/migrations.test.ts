import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { changedMigrations, readRecord } from './migrations.ts'

const [OLD, OTHER] = ['a'.repeat(64), 'b'.repeat(64)]

test('a recorded migration that differs or is gone is a problem, a new one is none', () => {
  const recorded = readRecord(`${OLD}  0001-first.ts\n${OLD}  0001-0099/shop.sql\n`)
  assert.deepEqual(changedMigrations(recorded, new Map([...recorded, ['0002-new.ts', OTHER]])), [])
  assert.deepEqual(changedMigrations(recorded, new Map([['0001-first.ts', OTHER]])), [
    '0001-first.ts was changed after it was recorded; write a new migration instead.',
    '0001-0099/shop.sql is gone, but databases have run it.',
  ])
})

test('the baseline is recorded', () => {
  const file = join(import.meta.dirname, '../../apps/commerce/migrations/recorded.txt')
  assert.ok(readRecord(readFileSync(file, 'utf8')).has('0001-0099/0001-baseline.ts'))
})
