import { DATABASE, DATABASE_MACHINES } from '../topology/database.ts'
import { IMAGES, POOLER_USER, POSTGRES_USER, VERSION } from '../topology/images.ts'
import { MOUNTED_ARCHIVE } from './compose-archive.ts'
import { hardened, limits } from './compose-container.ts'

export const PASSWORD = `\${DATABASE_PASSWORD:?letters and digits, such as those of: openssl rand -hex 24}`
const [FIRST, SECOND] = DATABASE_MACHINES
type DatabaseName = (typeof DATABASE_MACHINES)[number]
export const LEADER = `\${DATABASE_LEADER:-${FIRST}}`

const REPLICATION = `\${REPLICATION_PASSWORD:?letters and digits, such as those of: openssl rand -hex 24}`

/** Either may be the primary. [decision 207] */
const database = (name: DatabaseName, other: DatabaseName) => ({
  image: IMAGES.postgres,
  ...hardened(POSTGRES_USER, '/var/run/postgresql'),
  entrypoint: ['sh', '/etc/welt/database.sh'],
  environment: {
    DATABASE_MACHINE: name,
    DATABASE_OTHER: other,
    DATABASE_LEADER: LEADER,
    POSTGRES_USER: DATABASE.role,
    POSTGRES_DB: DATABASE.name,
    POSTGRES_PASSWORD: PASSWORD,
    REPLICATION_PASSWORD: REPLICATION,
  },
  networks: { data: {} },
  volumes: [
    `${name}-data:/var/lib/postgresql`,
    './compose/postgres:/etc/welt:ro',
    './compose/postgres/replication.sh:/docker-entrypoint-initdb.d/replication.sh:ro',
  ],
  deploy: limits({ mostMemoryMb: 2048 }),
  shm_size: '256m',
  healthcheck: {
    test: ['CMD', 'pg_isready', '--username', DATABASE.role, '--dbname', DATABASE.name],
    interval: '5s',
    timeout: '3s',
    retries: 5,
    start_period: '60s',
  },
  stop_signal: 'SIGINT',
  stop_grace_period: '60s',
  restart: 'unless-stopped',
})

/** Also for a primary that cannot be reached now. */
const archive = () => ({
  image: IMAGES.postgres,
  ...hardened(POSTGRES_USER),
  entrypoint: ['sh', '/etc/welt/archive.sh'],
  environment: { DATABASE_LEADER: LEADER, REPLICATION_PASSWORD: REPLICATION },
  networks: { data: {} },
  volumes: ['archive-data:/var/lib/postgresql', './compose/postgres:/etc/welt:ro'],
  deploy: limits({ mostMemoryMb: 256 }),
  restart: 'unless-stopped',
})

/** `docker compose run restore <minute>`, while the primary is stopped. */
const restore = () => ({
  image: IMAGES.postgres,
  ...hardened(POSTGRES_USER),
  profiles: ['restore'],
  entrypoint: ['sh', '/etc/welt/restore.sh'],
  networks: { data: {} },
  volumes: [
    `${LEADER}-data:/var/lib/postgresql`,
    `archive-data:${MOUNTED_ARCHIVE}:ro`,
    './compose/postgres:/etc/welt:ro',
  ],
})

const pgbouncer = () => ({
  image: `welt/pgbouncer:${VERSION}`,
  build: { context: '..', dockerfile: 'deploy/docker/Dockerfile.pgbouncer' },
  ...hardened(POOLER_USER),
  environment: { DATABASE_PASSWORD: PASSWORD, DATABASE_LEADER: LEADER },
  networks: { data: {} },
  volumes: ['./compose/pgbouncer:/etc/welt:ro'],
  deploy: limits({ mostMemoryMb: 128 }),
  stop_grace_period: '30s',
  restart: 'unless-stopped',
})

/** By their names in Compose. */
export const databaseServices = () => ({
  pgbouncer: pgbouncer(),
  [FIRST]: database(FIRST, SECOND),
  [SECOND]: database(SECOND, FIRST),
  archive: archive(),
  restore: restore(),
})
