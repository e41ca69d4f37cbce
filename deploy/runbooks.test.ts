import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { deployFiles } from './files.ts'
import { chartFiles, TEMPLATES } from './render/chart/chart.ts'
import { realSource } from './testing/render-chart.ts'

const root = join(import.meta.dirname, '..')
const files = deployFiles()
const pages = [...globSync('docs/operating/*.md', { cwd: root }), 'docs/operating.md', 'docs/deploying.md']
/** With what was broken over lines. */
const textOf = (page: string) => readFileSync(join(root, page), 'utf8').replaceAll(/\s+/g, ' ')

const { services } = parse(files['deploy/compose.yaml'] ?? '') as {
  readonly services: Readonly<Record<string, { readonly volumes?: readonly string[] }>>
}

interface Call {
  readonly page: string
  readonly verb: string
  readonly words: readonly string[]
}

const SERVICES_OF: Readonly<Record<string, (words: readonly string[]) => readonly string[]>> = {
  exec: (words) => words.slice(0, 1),
  run: (words) => words.slice(0, 1),
  up: (words) => words,
  stop: (words) => words,
  rm: (words) => words,
  build: (words) => words,
  ps: (words) => words,
  cp: ([from = '']) => [from.split(':')[0] ?? ''],
}

const FILE = '--file deploy/compose.yaml '

/** Calls of Compose, up to the end of their line or code. */
const composeCalls = (): readonly Call[] =>
  pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/docker compose\s+([^`\n#|&;>]+)/g)].map(([, call = '']) => {
      assert.ok(call.startsWith(FILE), `${page}: docker compose ${call}`)
      const [verb = '', ...words] = call.slice(FILE.length).trim().split(/\s+/)
      return { page, verb, words: words.filter((argument) => !argument.startsWith('-')) }
    }),
  )

test('runbooks call Compose with services and scripts that it has', () => {
  const calls = composeCalls()
  assert.ok(calls.length > 8, `${calls.length} calls`)
  for (const { page, verb, words } of calls) {
    const servicesOf = SERVICES_OF[verb] ?? assert.fail(`${page}: ${verb}`)
    for (const name of servicesOf(words)) assert.ok(name in services, `${page}: ${verb} ${name}`)
    const [name = '', shell, script = ''] = words
    if (verb !== 'exec' || shell !== 'sh') continue
    const [folder = '', place = ''] =
      services[name]?.volumes
        ?.map((volume) => volume.split(':'))
        .find(([, inside = '']) => script.startsWith(`${inside}/`)) ?? assert.fail(`${page}: ${script}`)
    assert.ok(join('deploy', folder, script.slice(place.length)) in files, `${page}: ${script}`)
  }
})

test('scripts and files of deploy/ that runbooks name are there', () => {
  const own = ['deploy/.env', 'deploy/compose/tls']
  for (const page of pages)
    for (const [path] of textOf(page).matchAll(/\bdeploy\/[\w./-]*\w/g))
      if (!own.includes(path) && !path.startsWith('deploy/welt-'))
        assert.ok(path in files || existsSync(join(root, path)), `${page}: ${path}`)
})

const KINDS: Readonly<Record<string, string>> = {
  deploy: 'Deployment',
  deployment: 'Deployment',
  statefulset: 'StatefulSet',
  cluster: 'Cluster',
}

test('runbooks name objects of the chart by their kind', () => {
  const values = parse(chartFiles()['values.yaml'] ?? '') as Readonly<Record<string, unknown>>
  const objects = Object.values(TEMPLATES)
    .flat()
    .map(({ build }) => build(realSource(values)) as { readonly kind: string; readonly metadata: { name: string } })
  const named = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\b(deploy|deployment|statefulset|cluster)[/ ](welt-\w+)/g)].map(
      ([, kind = '', name = '']) => ({ page, kind, name }),
    ),
  )
  assert.ok(named.length > 2, `${named.length} objects`)
  for (const { page, kind, name } of named)
    assert.ok(
      objects.some((object) => object.kind === KINDS[kind] && object.metadata.name === name),
      `${page}: ${kind}/${name}`,
    )
})

/** Runs a script of Compose with a `docker` that only says how it was called. */
function withDocker(answer: string, ...instances: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'welt-docker-'))
  try {
    const script = join(folder, 'deploy/compose/replace.sh')
    const docker = join(folder, 'docker')
    mkdirSync(join(folder, 'deploy/compose'), { recursive: true })
    writeFileSync(script, files['deploy/compose/replace.sh'] ?? '')
    writeFileSync(docker, `#!/bin/sh\necho "$@"\n${answer}\n`)
    chmodSync(docker, 0o755)
    const env = { PATH: `${folder}:${process.env.PATH}` }
    const { status, stdout } = spawnSync('sh', [script, ...instances], { env, encoding: 'utf8' })
    return {
      status,
      calls: stdout
        .replaceAll(/compose --file \S+compose\.yaml /g, '')
        .trim()
        .split('\n'),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('an instance is out of nginx while it is replaced, and stays out if it is not healthy', () => {
  const mark = (way: string, name: string) => `exec -T nginx sh /etc/nginx/welt/instance.sh ${way} ${name}`
  const start = (name: string) => `up --wait --no-deps ${name}`
  assert.deepEqual(withDocker('', 'worker-1', 'storefront-2'), {
    status: 0,
    calls: [start('worker-1'), mark('out', 'storefront-2'), start('storefront-2'), mark('in', 'storefront-2')],
  })
  assert.deepEqual(withDocker('case "$*" in *" up "*) exit 1;; esac', 'commerce-1', 'commerce-2'), {
    status: 1,
    calls: [mark('out', 'commerce-1'), start('commerce-1')],
  })
})
