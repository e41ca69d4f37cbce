import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { stringify } from 'yaml'
import { DASHBOARDS } from './render/telemetry/dashboards.ts'
import { ALL_ALARMS, RULES } from './render/telemetry/rules.ts'
import { telemetryFiles } from './render/telemetry/telemetry.ts'

const promtool = process.env.PROMTOOL ?? ''
const without = promtool ? false : 'there is no promtool: Debian’s package prometheus could not be unpacked'
const folder = mkdtempSync(join(tmpdir(), 'welt-rules-'))

before(() => {
  for (const [file, text] of Object.entries(telemetryFiles())) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
})
after(() => rmSync(folder, { recursive: true, force: true }))

function run(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: folder, encoding: 'utf8' })
  assert.equal(status, 0, `${stdout}${stderr}`)
  return stdout
}

test('promtool accepts the rules, and where Prometheus finds the parts', { skip: without }, () => {
  run('check', 'rules', ...Object.keys(RULES))
  for (const file of ['prometheus.yaml', 'prometheus-machines.yaml']) run('check', 'config', '--syntax-only', file)
})

test('each alarm is raised when provoked, and quiet close to it', { skip: without }, () => {
  run('test', 'rules', 'rules.test.yaml')
})

test('each expression of a dashboard can be read', { skip: without }, () => {
  const rules = DASHBOARDS.flatMap(({ panels }) => panels)
    .flatMap(({ lines }) => Object.values(lines))
    .map((expr, at) => ({ record: `dashboard_${at}`, expr }))
  writeFileSync(join(folder, 'dashboards.yaml'), stringify({ groups: [{ name: 'dashboards', rules }] }))
  run('check', 'rules', 'dashboards.yaml')
})

test('alarms have names of their own, say what to do first, and each is provoked', () => {
  assert.equal(new Set(ALL_ALARMS.map(({ name }) => name)).size, ALL_ALARMS.length)
  for (const { name, summary, next, provoked, quiet, atMinute, forMinutes } of ALL_ALARMS) {
    assert.ok(summary.length > 20 && /[.;]/.test(next), name)
    assert.ok(provoked.length > 0 && quiet.length > 0 && atMinute > forMinutes, name)
  }
})
