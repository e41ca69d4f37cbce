import type { AddressInfo } from 'node:net'
import { createCacheRegister } from '@welt/kit/cache/cache-register'
import type { Kysely } from 'kysely'
import { createMaintenanceWatch, createSharedLoads } from '#modules/site'
import { createLocalReviews } from '../adapters/reviews/local.ts'
import type { Listener } from '../change-log/listener.ts'
import { createChangeReader, type Subscriber } from '../change-log/reader.ts'
import { cartFacts } from '../composition/cart-facts.ts'
import { type Batch, toBatch } from '../composition/changes/batch.ts'
import {
  cacheSubscriber,
  indexSubscriber,
  maintenanceSubscriber,
  searchTermSubscriber,
  sharedLoadsSubscriber,
} from '../composition/changes/subscribers.ts'
import { httpRoutes } from '../composition/http-routes.ts'
import { createFeedFiles } from '../feeds/routes.ts'
import { createAnswerCache } from '../graphql/persisted/answer-cache.ts'
import { persistOperations } from '../graphql/persisted/operations.ts'
import { modules } from '../graphql/schema/modules.ts'
import { assembleSchema, type GraphqlModule } from '../graphql/schema/schema.ts'
import { createCommerceServer, type HttpRoute } from '../graphql/server.ts'
import { type Config, readConfig } from '../platform/config.ts'
import type { Ports } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { DataOf, VariablesOf } from './gql.ts'

export interface GraphqlAnswer<Data = Readonly<Record<string, unknown>>> {
  readonly status: number
  readonly headers: Headers
  readonly data: Data | null
  readonly errors: readonly {
    readonly message: string
    readonly path?: readonly (string | number)[]
    readonly extensions: Readonly<Record<string, unknown>>
  }[]
}

export interface TestClient {
  /** POST; the `store` header selects the site. */
  graphql<Document extends string>(
    document: Document,
    variables?: VariablesOf<Document>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<GraphqlAnswer<DataOf<Document>>>
  /** As `graphql`. @throws Error when the answer has errors */
  requireData<Document extends string>(
    document: Document,
    variables?: VariablesOf<Document>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<DataOf<Document>>
}

export interface TestServer extends TestClient {
  readonly url: string
  readonly config: Config
  /** Persisted operations that do not fit the schema. */
  readonly unknown: readonly string[]
  /** GET, as the storefront sends cacheable reads. */
  graphqlByGet<Document extends string>(
    document: Document,
    variables?: VariablesOf<Document>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<GraphqlAnswer<DataOf<Document>>>
  /** Call it in `after`, before the database is dropped. */
  close(): Promise<void>
}

export interface TestServerDeps {
  readonly db: Kysely<Database>
  /** Using a missing port fails the test with its name. */
  readonly ports?: Partial<Ports>
  /** By environment name. */
  readonly settings?: Readonly<Record<string, string>>
  /** All by default. */
  readonly modules?: readonly GraphqlModule[]
  /** None by default. */
  readonly operations?: readonly string[]
  /**
   * Source of changes; without it requests share nothing. With `deaf` the server counts as following and reads changes
   * only on request.
   */
  readonly listen?: () => Promise<Listener>
  /** Always true by default. */
  readonly isReady?: (websiteId?: number) => Promise<boolean>
  /** Added to the real server's paths, or replacing them. */
  readonly routes?: Readonly<Record<string, HttpRoute>>
}

function portsOf(given: Partial<Ports>): Ports {
  const missing = (name: string) => () => {
    throw new Error(`The port ${name} was not given to this test's server.`)
  }
  return new Proxy({} as Ports, {
    get: (_target, name: string) =>
      given[name as keyof Ports] ?? new Proxy({}, { get: (_port, member) => missing(`${name}.${String(member)}`) }),
  })
}

export const TEST_SETTINGS = {
  WELT_ENV: 'test',
  PARCEL_POINT_URL: 'https://points.test/drop-off',
  DATABASE_URL: 'postgres://given-by-the-test',
  SERVICE_KEY: 'service-key-of-the-tests-0123456789abcdef',
  PURGE_TOKEN: 'purge-token-of-the-tests-0123456789abcdef',
  SIGNING_SECRET: 'signing-secret-of-the-tests-0123456789abcdef',
  ADYEN_WEBHOOK_PASSWORD: 'webhook-password-of-the-tests-0123456789',
  ADYEN_HMAC_KEYS: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
}

/** Never announces a change. */
export const deaf = async (): Promise<Listener> => ({
  onNotification: () => undefined,
  onLost: () => undefined,
  close: async () => undefined,
})

function expectData<Data>({ data, errors }: GraphqlAnswer<Data>): Data {
  if (data === null || errors.length > 0) throw new Error(`the shop answered ${JSON.stringify(errors)}`)
  return data
}

async function readAnswer<Data>(response: Response): Promise<GraphqlAnswer<Data>> {
  const body = (await response.json()) as Partial<GraphqlAnswer<Data>>
  return { status: response.status, headers: response.headers, data: body.data ?? null, errors: body.errors ?? [] }
}

/** Requests without a `store` header are for williams_au. */
export function clientOf(url: string): TestClient {
  const graphql: TestClient['graphql'] = async (query, variables, headers = {}) => {
    const sent = { 'content-type': 'application/json', store: 'williams_au', ...headers }
    return readAnswer(
      await fetch(`${url}/graphql`, { method: 'POST', headers: sent, body: JSON.stringify({ query, variables }) }),
    )
  }
  return { graphql, requireData: async (...request) => expectData(await graphql(...request)) }
}

/** Starts the commerce server on a free port. */
export async function startTestServer(deps: TestServerDeps): Promise<TestServer> {
  const config = readConfig({ ...TEST_SETTINGS, ...deps.settings })
  const schema = await assembleSchema(deps.modules ?? modules)
  const unknown: string[] = []
  const operations = persistOperations(
    { schema, texts: deps.operations ?? [], isCompiled: config.isCompiled },
    (text) => unknown.push(text),
  )
  const caches = createCacheRegister()
  const answers = createAnswerCache(caches, config.answerCacheBytes)
  const files = createFeedFiles(caches)
  const isDeaf = deps.listen === deaf
  const loads = createSharedLoads(caches, isDeaf ? () => 0 : undefined)
  const maintenance = createMaintenanceWatch(deps.db)
  const ports = portsOf({ reviews: createLocalReviews(deps.db), cartFacts, ...deps.ports })
  const following = ({ receive, ...follows }: Subscriber<Batch>) => ({ receive, ...(deps.listen ? follows : {}) })
  const reader = createChangeReader({
    db: deps.db,
    toBatch,
    listen: deps.listen ?? deaf,
    subscribers: [
      maintenanceSubscriber(maintenance),
      indexSubscriber(ports.listing),
      following(searchTermSubscriber(deps.db)),
      following(sharedLoadsSubscriber(loads)),
      cacheSubscriber(answers, files),
    ],
    log: () => undefined,
  })
  const server = createCommerceServer({
    schema,
    operations,
    caches,
    answers,
    loads,
    maintenance,
    config,
    db: deps.db,
    ports,
    isReady: deps.isReady ?? (async () => true),
    routes: { ...httpRoutes({ db: deps.db, config, ports, reader, files, caches }), ...deps.routes },
  })
  await (deps.listen && !isDeaf ? reader.start() : reader.catchUp())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    config,
    unknown,
    ...clientOf(url),
    async graphqlByGet(query, variables, headers = {}) {
      const address = new URL('/graphql', url)
      address.searchParams.set('query', query)
      address.searchParams.set('variables', JSON.stringify(variables ?? {}))
      return readAnswer(await fetch(address, { headers: { store: 'williams_au', ...headers } }))
    },
    async close() {
      await reader.stop()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}
