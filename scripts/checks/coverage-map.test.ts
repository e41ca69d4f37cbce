import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'

let root = ''
before(() => {
  root = mkdtempSync(join(tmpdir(), 'welt-coverage-'))
  for (const folder of ['scripts/checks', 'docs', 'e2e']) mkdirSync(join(root, folder), { recursive: true })
  for (const file of ['coverage-map.ts', 'requirement-ids.ts']) cpSync(join(import.meta.dirname, file), join(root, 'scripts/checks', file))
  const ids = ['R1.01', 'R1.02', 'R1.03', 'R2.01', 'A41', 'J02']
  writeFileSync(join(root, 'docs/requirements.md'), ids.map((id) => `| ${id} | a title |\n`).join(''))
  writeFileSync(join(root, 'docs/coverage.json'), '{}\n')
})
after(() => rmSync(root, { recursive: true, force: true }))

// Ids stand in brackets only in what is written, so that this file covers no row.
const [FIRST, LAST, OTHER, READING, STEP, UNKNOWN] = ['R1.01', 'R1.03', 'R2.01', 'A41', 'J02.4', `R9.${99}`] as const
const RANGE = `a thing works [${FIRST}-${LAST}]`

/** Writes one file of tests with such titles. */
function entitle(...titles: readonly string[]): void {
  writeFileSync(join(root, 'e2e/some.test.ts'), titles.map((title) => `${'te'}st('${title}', () => undefined)\n`).join(''))
}

function map(option: string): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/checks/coverage-map.ts', option], {
    cwd: root,
    encoding: 'utf8',
  })
  return { code: status, output: `${stdout}${stderr}` }
}

test('the map of tests is compared with the one that is written: it fails when it is stale, and for a row that does not exist', () => {
  entitle(RANGE, `${OTHER}: another [${READING}] [${STEP}]`)
  const stale = map('--check')
  assert.equal(stale.code, 1)
  assert.match(stale.output, /docs\/coverage\.json is stale\. node scripts\/checks\/coverage-map\.ts --write writes it\./)
  assert.equal(map('--write').code, 0)
  assert.equal(map('--check').code, 0)
  const written = JSON.parse(readFileSync(join(root, 'docs/coverage.json'), 'utf8')) as Record<string, string[]>
  assert.deepEqual(Object.keys(written), ['A41', 'J02', 'R1.01', 'R1.02', 'R1.03', 'R2.01'])
  entitle(`a thing works [${FIRST}]`)
  assert.equal(map('--check').code, 1)
  entitle(`${RANGE}, ${UNKNOWN}`)
  const unknown = map('--write')
  assert.equal(unknown.code, 1)
  assert.match(unknown.output, /e2e\/some\.test\.ts: there is no "R9\.99"\./)
})
