import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readExpiring, writeExpiring } from './expiring-storage.ts'

const MINUTE_MS = 60_000

function withStorage(storage: Partial<Storage>, run: () => void): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  try {
    run()
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  }
}

function memory(): Partial<Storage> {
  const entries = new Map<string, string>()
  return { getItem: (key) => entries.get(key) ?? null, setItem: (key, value) => void entries.set(key, value) }
}

test('a stored value is read for 30 minutes and treated as absent after that [R9.12]', () => {
  withStorage(memory(), () => {
    const written = Date.UTC(2026, 10, 27, 9)
    writeExpiring('place', 'Toowong QLD 4066', written)
    assert.equal(readExpiring('place', written + 30 * MINUTE_MS - 1), 'Toowong QLD 4066')
    assert.equal(readExpiring('place', written + 30 * MINUTE_MS), undefined)
    assert.equal(readExpiring('place', written - 1), undefined, 'written by a clock that was ahead')
    assert.equal(readExpiring('other', written), undefined)
  })
})

test('values of another shape and blocked storage count as absent', () => {
  const refuse = () => {
    throw new Error('blocked')
  }
  withStorage({ getItem: () => '"Toowong"' }, () => assert.equal(readExpiring('place'), undefined))
  withStorage({ getItem: () => '{' }, () => assert.equal(readExpiring('place'), undefined))
  withStorage({ getItem: refuse, setItem: refuse }, () => {
    writeExpiring('place', 'Toowong QLD 4066')
    assert.equal(readExpiring('place'), undefined)
  })
})
