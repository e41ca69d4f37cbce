import { connect } from 'node:net'
import { addressesOf, isShared, type ServerAddress } from '@welt/kit/serving/addresses'
import { Agent, request } from 'undici'
import { agentFor } from './server-agent.server.ts'

const LOOK_MS = 500
const ANSWER_MS = 1000
/** After this many checks without a connection, open connections are closed, which ends calls in flight. */
const MOST_SILENT_CHECKS = 2

interface Server {
  readonly at: ServerAddress
  agent: Agent
  isReady: boolean
  silentChecks: number
}

/** A busy server answers slowly, but its kernel still accepts connections at once. */
function isReachable({ address }: ServerAddress, port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host: address, port })
    const end = (isOpen: boolean) => done(socket.destroy() !== undefined && isOpen)
    // After a pause of this process, what has arrived is read first.
    const late = setTimeout(() => setImmediate(() => setImmediate(end, false)), ANSWER_MS)
    const now = (isOpen: boolean) => {
      clearTimeout(late)
      end(isOpen)
    }
    socket.once('connect', () => now(true)).once('error', () => now(false))
  })
}

/**
 * The servers behind the name of our commerce server. Each is asked twice a second whether it is ready; calls go to ready
 * ones in turn, or to all in turn while none is. [decision 189]
 */
export function createServers(origin: string, find: typeof addressesOf = addressesOf) {
  /** Undici's default dispatcher is global and belongs to the version bundled with Node. */
  const plain = new Agent()
  const { protocol, port: given } = new URL(origin)
  const port = Number(given) || (protocol === 'https:' ? 443 : 80)
  let servers: readonly Server[] = []
  let turn = 0

  async function check(server: Server): Promise<void> {
    const { agent } = server
    const signal = AbortSignal.timeout(ANSWER_MS)
    const status = await request(`${origin}/readyz`, { dispatcher: agent, signal }).then(
      async (answer) => {
        await answer.body.dump()
        return answer.statusCode
      },
      () => undefined,
    )
    const isThere = status !== undefined || (await isReachable(server.at, port))
    // A late answer changes nothing.
    if (status !== undefined) server.isReady = status === 200
    else if (!isThere) server.isReady = false
    server.silentChecks = isThere ? 0 : server.silentChecks + 1
  }

  function closeSilent(server: Server): void {
    if (server.silentChecks < MOST_SILENT_CHECKS || !servers.some(({ isReady }) => isReady)) return
    void server.agent.destroy()
    server.agent = agentFor(server.at)
    server.silentChecks = 0
  }

  async function look(): Promise<void> {
    const found = await find(new URL(origin).hostname)
    const known = new Map(servers.map((server) => [server.at.address, server]))
    // A name that is unknown for a moment changes nothing.
    if (found.length > 0) servers = found.length < 2 ? [] : found.map((at) => known.get(at.address) ?? start(at))
    for (const server of known.values()) if (!servers.includes(server)) void server.agent.close()
    await Promise.all(servers.map(check))
    for (const server of servers) closeSilent(server)
  }

  const start = (at: ServerAddress): Server => ({ at, agent: agentFor(at), isReady: false, silentChecks: 0 })

  async function lookOn(): Promise<void> {
    if (!isShared(new URL(origin).hostname)) return
    await look()
    setTimeout(() => void lookOn(), LOOK_MS).unref()
  }

  const looked = lookOn()
  return {
    areSeveral: () => servers.length > 1,
    async next(): Promise<Agent> {
      if (servers.length === 0) await looked
      const ready = servers.filter(({ isReady }) => isReady)
      const open = ready.length > 0 ? ready : servers
      turn += 1
      return open[turn % open.length]?.agent ?? plain
    },
  }
}

const known = new Map<string, ReturnType<typeof createServers>>()

export function serversOf(url: string): ReturnType<typeof createServers> {
  const { origin } = new URL(url)
  const servers = known.get(origin) ?? createServers(origin)
  known.set(origin, servers)
  return servers
}
