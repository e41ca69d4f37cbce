import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'

function welt(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): { code: number | null; output: string } {
  const file = join(import.meta.dirname, 'welt.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { code: status, output: `${stdout}${stderr}` }
}

test('every operator’s command explains its usage without touching the shop [A122]', () => {
  const all = welt(['--help'])
  assert.equal(all.code, 0)
  assert.equal(welt([]).output, all.output)
  const names = [...all.output.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name = '']) => name)
  assert.ok(names.length > 10, all.output)
  for (const name of ['stock', 'order', 'returns', 'promo', 'gift-card', 'pages', 'setting'])
    assert.ok(names.includes(name), name)
  for (const use of ['ship', 'delivered', 'refund']) assert.match(welt(['order', '--help']).output, new RegExp(use))
  for (const use of ['reply', 'receive', 'approve', 'reject', 'refund'])
    assert.match(welt(['returns', '--help']).output, new RegExp(use))
  for (const name of names) {
    const { code, output } = welt([name, '--help'])
    assert.equal(code, 0, name)
    assert.ok(output.startsWith(`npm run welt -- ${name} `) && output.split('\n').length === 3, output)
  }
  assert.match(welt(['pin', '--help']).output, /<site> \[<category path \| \/> <sku> <position \| off>\]/)
})

test('an unknown command and wrong arguments are reported before a database is reached', () => {
  const unknown = welt(['fly', '--help'])
  assert.equal(unknown.code, 2)
  assert.match(unknown.output, /^There is no command "fly"\./)
  // Port 9 has no database, and using it would fail with another message.
  const nowhere = { DATABASE_URL: 'postgres://welt@127.0.0.1:9/welt' }
  const usages = [
    [['maintenance', 'on', 'mollini'], 'Unexpected argument "mollini".', 'npm run welt -- maintenance on|off|status'],
    [['purge'], '<tag> is missing.', 'npm run welt -- purge <tag> …'],
    [['caches', 'plp'], 'Unexpected argument "plp".', 'npm run welt -- caches [--json]'],
    [['stock', 'VERONA-BLACK-38'], '<count> is missing.', 'npm run welt -- stock <sku> <count>'],
  ] as const
  for (const [args, reason, usage] of usages) {
    const { code, output } = welt(args, nowhere)
    assert.equal(code, 2, output)
    assert.ok(output.startsWith(`${reason}\n\n${usage}`), output)
    assert.doesNotMatch(output, /\n\s+at /)
  }
})
