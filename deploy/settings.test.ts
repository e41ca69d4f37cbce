import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { findMissingSettings } from '../scripts/start-up/production-settings.ts'
import { settingsRead } from './testing/settings-read.ts'
import { PARTS, type PartName } from './topology/parts.ts'
import { type Reader, SETTINGS, settingsOf } from './topology/settings.ts'

const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

const READERS: readonly Reader[] = [...(Object.keys(PARTS) as PartName[]), 'commands']

for (const reader of READERS)
  test(`the topology names each setting that ${reader} reads, and no other`, () => {
    const { names, unknown, files } = settingsRead(reader)
    assert.deepEqual(unknown, [])
    assert.ok(files > 5, `${files} files were read`)
    assert.deepEqual(sorted(settingsOf(reader).map(({ name }) => name)), sorted(names))
  })

test('a production without one of the needed settings is refused by its name', () => {
  const missing = (env: Readonly<Record<string, string>>) =>
    sorted(findMissingSettings({ WELT_ENV: 'production', ...env }).map((line) => line.split(' ', 1)[0] ?? ''))
  const needed = (...needs: readonly string[]) =>
    SETTINGS.filter(({ need }) => needs.includes(need)).map(({ name }) => name)
  const fromTopology = SETTINGS.filter(({ origin }) => origin === 'topology').map(({ name }) => name)
  const wanted = missing({}).filter((name) => !fromTopology.includes(name))
  assert.deepEqual(sorted(needed('always', 'without sandbox')), wanted)
})

test('each setting is explained in docs/configuration.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/configuration.md'), 'utf8')
  const shown = (name: string) => name.replace(/^(HOSTS|COMMERCE_ENDPOINT)_.*/, '$1_<SITE>')
  const unknown = SETTINGS.filter(({ origin, name }) => origin !== 'nobody' && !page.includes(`\`${shown(name)}\``))
  assert.deepEqual(
    unknown.map(({ name }) => name),
    ['NODE_ENV'],
  )
})
