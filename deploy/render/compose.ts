import { stringify } from 'yaml'
import { DATABASE, DATABASE_MACHINES } from '../topology/database.ts'
import { fixedSettings, ONLY_AT_COMMERCE, operatorSettings, type Place } from '../topology/environment.ts'
import { GRAFANA_USER, IMAGES, NODE_USER, PROMETHEUS_USER, TRACES_USER, VERSION } from '../topology/images.ts'
import { type JOBS, PARTS, type PartName, SERVING, type ServingName } from '../topology/parts.ts'
import { ownHost } from '../topology/settings.ts'
import { dependsOn, hardened, limits } from './compose-container.ts'
import { databaseServices, LEADER, PASSWORD } from './compose-postgres.ts'
import { healthCheck, nodeArguments } from './dockerfile.ts'
import { header } from './header.ts'

/** Fixed, because nginx looks a name up only at its start, and the parts name the proxies that they trust. */
const SUBNET = '172.30.87'
const ADDRESSES = { nginx: 10, storefront: 20, commerce: 30, worker: 40, sandbox: 50, telemetry: 60 } as const

export const instanceNames = (part: ServingName): readonly string[] => {
  const { instances } = SERVING[part]
  return instances === 1 ? [part] : Array.from({ length: instances }, (_, at) => `${part}-${at + 1}`)
}

export const addressesOf = (part: Exclude<keyof typeof ADDRESSES, 'telemetry'>): readonly string[] => {
  const count = part === 'nginx' ? 1 : SERVING[part].instances
  return Array.from({ length: count }, (_, at) => `${SUBNET}.${ADDRESSES[part] + at + 1}`)
}

export const storefrontUrls = (): string =>
  instanceNames('storefront')
    .map((name) => `http://${name}:${SERVING.storefront.port}`)
    .join(',')

/** Each version has its own, so that the former one is there for a rollback. */
const TAG = `\${WELT_TAG:-${VERSION}}`
const DOMAIN = `\${WELT_DOMAIN:-localhost}`
const [FIRST, SECOND] = DATABASE_MACHINES
const databaseUrl = (host: string, port: number) =>
  `postgres://${DATABASE.role}:${PASSWORD}@${host}:${port}/${DATABASE.name}`

const PLACE: Place = {
  publicUrl: `https://{site}.${DOMAIN}`,
  hostOf: (site) => `\${${ownHost(site)}:-${site}.${DOMAIN}}`,
  commerceUrl: `http://commerce:${SERVING.commerce.port}`,
  storefrontUrls: storefrontUrls(),
  databaseUrl: databaseUrl('pgbouncer', DATABASE.poolerPort),
  directUrl: databaseUrl(LEADER, DATABASE.port),
  replicaUrl: databaseUrl(`\${DATABASE_STANDBY:-${SECOND}}`, DATABASE.port),
  proxies: addressesOf('nginx').join(','),
  commerceProxies: [...addressesOf('nginx'), ...addressesOf('storefront')].join(','),
}

/** A name without a value passes what the settings file has; without a line there, the part has no such setting. */
function environmentOf(part: PartName) {
  const operator = operatorSettings(part, 'with sandbox').map(({ name, need, hint }) => [
    name,
    need === 'always' ? `\${${name}:?${hint}}` : null,
  ])
  const flag = part === 'storefront' ? { ADYEN_API_KEY: `\${ADYEN_API_KEY:+${ONLY_AT_COMMERCE}}` } : {}
  return { ...fixedSettings(part, PLACE), ...Object.fromEntries(operator), ...flag }
}

const isOn = (part: PartName, network: 'shops' | 'data') =>
  network === 'shops' ? part in SERVING : PARTS[part].calls.some((name) => name === 'pooler' || name === 'database')

const built = (part: PartName) => {
  const { image, entry, flags, resources } = PARTS[part]
  return {
    image: `welt/${image}:${TAG}`,
    build: { context: '..', dockerfile: `deploy/docker/Dockerfile.${image}` },
    command: [...nodeArguments(flags), entry],
    environment: environmentOf(part),
    deploy: limits(resources),
    ...hardened(NODE_USER),
  }
}

const AFTER: Readonly<Record<ServingName, Readonly<Record<string, string>>>> = {
  storefront: {},
  commerce: { seed: 'service_completed_successfully', pgbouncer: 'service_started' },
  worker: { seed: 'service_completed_successfully' },
  sandbox: {},
}

function servingServices(part: ServingName): readonly (readonly [string, object])[] {
  const { port, readyPath, startSeconds, stopSeconds, volumes } = SERVING[part]
  const addresses = addressesOf(part)
  return instanceNames(part).map((name, at) => [
    name,
    {
      ...built(part),
      ...(part === 'sandbox' ? { profiles: ['sandbox'] } : {}),
      depends_on: dependsOn(AFTER[part]),
      networks: {
        shops: { ipv4_address: addresses[at] ?? '', aliases: [part] },
        ...(isOn(part, 'data') ? { data: {} } : {}),
      },
      volumes: volumes.map(
        ({ name: volume, path, kind }) => `${kind === 'own' ? `${name}-${volume}` : volume}:${path}`,
      ),
      healthcheck: {
        test: ['CMD', 'node', '-e', healthCheck(port, readyPath)],
        interval: '5s',
        timeout: '3s',
        retries: 3,
        start_period: `${startSeconds}s`,
      },
      stop_grace_period: `${stopSeconds}s`,
      restart: 'unless-stopped',
    },
  ])
}

const job = (part: keyof typeof JOBS, conditions: Readonly<Record<string, string>>) => ({
  ...built(part),
  depends_on: dependsOn(conditions),
  networks: { data: {} },
  restart: 'on-failure',
})

const nginx = () => ({
  image: IMAGES.nginx,
  command: ['sh', '/etc/nginx/welt/start.sh'],
  ...hardened(101),
  networks: { shops: { ipv4_address: addressesOf('nginx')[0] ?? '' } },
  ports: ['80:8080', '443:8443'],
  volumes: ['./compose/nginx:/etc/nginx/welt:ro', './compose/tls:/etc/nginx/tls:ro'],
  depends_on: dependsOn(Object.fromEntries(instanceNames('storefront').map((name) => [name, 'service_started']))),
  deploy: limits({ mostMemoryMb: 256 }),
  healthcheck: {
    test: ['CMD', 'wget', '--quiet', '--output-document=-', 'http://127.0.0.1:8080/nginx-alive'],
    interval: '5s',
    timeout: '3s',
    retries: 3,
  },
  stop_signal: 'SIGQUIT',
  stop_grace_period: '20s',
  restart: 'unless-stopped',
})

/** Profile telemetry: on the network of the parts, open to the machine itself only. */
const watching = (at: number, user: number, more: object) => ({
  ...hardened(user),
  profiles: ['telemetry'],
  networks: { shops: { ipv4_address: `${SUBNET}.${ADDRESSES.telemetry + at}` } },
  restart: 'unless-stopped',
  ...more,
})

const prometheus = () =>
  watching(1, PROMETHEUS_USER, {
    image: IMAGES.prometheus,
    command: [
      '--config.file=/etc/prometheus/prometheus.yaml',
      '--storage.tsdb.path=/prometheus',
      '--storage.tsdb.retention.time=30d',
    ],
    ports: ['127.0.0.1:9090:9090'],
    volumes: ['./telemetry:/etc/prometheus:ro', 'prometheus-data:/prometheus'],
    deploy: limits({ mostMemoryMb: 1024 }),
  })

const grafana = () =>
  watching(2, GRAFANA_USER, {
    image: IMAGES.grafana,
    environment: { GF_ANALYTICS_REPORTING_ENABLED: 'false', GF_ANALYTICS_CHECK_FOR_UPDATES: 'false' },
    ports: ['127.0.0.1:3030:3000'],
    volumes: [
      './telemetry/grafana:/etc/grafana/provisioning:ro',
      './telemetry/dashboards:/etc/welt/dashboards:ro',
      'grafana-data:/var/lib/grafana',
    ],
    deploy: limits({ mostMemoryMb: 512 }),
  })

const collector = () =>
  watching(3, TRACES_USER, {
    image: IMAGES.collector,
    command: ['--config=/etc/welt/collector.yaml'],
    volumes: ['./telemetry/collector.yaml:/etc/welt/collector.yaml:ro'],
    deploy: limits({ mostMemoryMb: 256 }),
  })

const tempo = () =>
  watching(4, TRACES_USER, {
    image: IMAGES.tempo,
    command: ['-config.file=/etc/welt/tempo.yaml'],
    volumes: ['./telemetry/tempo.yaml:/etc/welt/tempo.yaml:ro', 'tempo-data:/var/tempo'],
    deploy: limits({ mostMemoryMb: 1024 }),
  })

export function compose(): string {
  const services = {
    nginx: nginx(),
    ...Object.fromEntries((['storefront', 'commerce', 'worker', 'sandbox'] as const).flatMap(servingServices)),
    migrations: job('migrations', { [FIRST]: 'service_healthy', [SECOND]: 'service_healthy' }),
    seed: job('seed', { migrations: 'service_completed_successfully' }),
    ...databaseServices(),
    prometheus: prometheus(),
    grafana: grafana(),
    collector: collector(),
    tempo: tempo(),
  }
  const named = Object.values(services).flatMap((service) =>
    'volumes' in service ? (service.volumes as string[]) : [],
  )
  // A path of this folder is no volume; that of the leader is one of those of the machines.
  const volumes = [...new Set(named.filter((volume) => !/^[.$]/.test(volume)).map((volume) => volume.split(':')[0]))]
  return (
    header('#') +
    stringify(
      {
        services,
        networks: {
          shops: { ipam: { config: [{ subnet: `${SUBNET}.0/24` }] } },
          data: { internal: true },
        },
        volumes: Object.fromEntries(volumes.map((name) => [name, {}])),
      },
      { lineWidth: 0, aliasDuplicateObjects: false, nullStr: '' },
    )
  )
}
