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
  for (const file of ['coverage-map.ts', 'requirement-ids.ts'])
    cpSync(join(import.meta.dirname, file), join(root, 'scripts/checks', file))
  const ids = ['R1.01', 'R1.02', 'R1.03', 'R2.01', 'A41', 'J02', 'J03', 'J03.1', 'J03.2']
  writeFileSync(join(root, 'docs/requirements.md'), ids.map((id) => `| ${id} | a title |\n`).join(''))
  writeFileSync(join(root, 'docs/coverage.json'), '{}\n')
})
after(() => rmSync(root, { recursive: true, force: true }))

// Brackets are added only in the written file; otherwise this file would count as coverage.
const [FIRST, LAST, OTHER, READING, STEP, UNKNOWN] = ['R1.01', 'R1.03', 'R2.01', 'A41', 'J02.4', `R9.${99}`] as const
const RANGE = `a thing works [${FIRST}-${LAST}]`

function entitle(...titles: readonly string[]): void {
  writeFileSync(
    join(root, 'e2e/some.test.ts'),
    titles.map((title) => `${'te'}st('${title}', () => undefined)\n`).join(''),
  )
}

function map(option: string): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/checks/coverage-map.ts', option], {
    cwd: root,
    encoding: 'utf8',
  })
  return { code: status, output: `${stdout}${stderr}` }
}

test('the written map of tests is checked: it fails when it is stale or names an unknown row', () => {
  entitle(RANGE, `another [${OTHER}, ${READING}, ${STEP}]`)
  const stale = map('--check')
  assert.equal(stale.code, 1)
  assert.match(
    stale.output,
    /docs\/coverage\.json is stale\. node scripts\/checks\/coverage-map\.ts --write writes it\./,
  )
  assert.equal(map('--write').code, 0)
  assert.equal(map('--check').code, 0)
  const written = JSON.parse(readFileSync(join(root, 'docs/coverage.json'), 'utf8')) as Record<string, string[]>
  assert.deepEqual(Object.keys(written), ['A41', 'J02', 'R1.01', 'R1.02', 'R1.03', 'R2.01'])
  entitle(`a thing works [${FIRST}]`)
  assert.equal(map('--check').code, 1)
  entitle(`a thing works [${FIRST}, ${UNKNOWN}]`)
  const unknown = map('--write')
  assert.equal(unknown.code, 1)
  assert.match(unknown.output, /e2e\/some\.test\.ts: there is no "R9\.99"\./)
})

test('a title has 90 characters at most and names its ids at its end', () => {
  const long = `${'a very '.repeat(14)}long story`
  const faults = (...titles: readonly string[]) => {
    entitle(...titles)
    return map('--write')
  }
  assert.equal(faults('a thing works', `a thing works in \\'places\\' [${FIRST}]`).code, 0)
  assert.match(faults(`${long} [${FIRST}]`).output, /some\.test\.ts: ".*" has 108 characters, 90 are the most\./)
  assert.match(faults(`[${FIRST}] a thing works`).output, /names its ids before its end/)
  assert.match(faults(`a thing [${FIRST}] works [${LAST}]`).output, /names its ids before its end/)
})

test('a journey is walked once each of its steps has a test; a step that is not listed is named', () => {
  const [begin, end, beyond] = ['J03.1', 'J03.2', `J03.${9}`] as const
  entitle(`a thing works [${begin}]`)
  const half = map('--write').output
  assert.match(half, /J03 {2}steps with a test: J03\.1; without: J03\.2\n/)
  assert.match(half, /0 of 2 journeys walked: none\n/)
  entitle(`a thing works [${begin}]`, `another [${end}]`)
  assert.match(map('--write').output, /1 of 2 journeys walked: J03\n/)
  entitle(`a thing works [${beyond}]`)
  assert.match(map('--write').output, /some\.test\.ts: there is no "J03\.9"\./)
})
