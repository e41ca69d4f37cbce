import type { LookupFunction } from 'node:net'
import type { ServerAddress } from '@welt/kit/serving/addresses'
import { Agent } from 'undici'

/** Connects to this address whatever the name is; `Host` and certificates are those of the name. */
export function agentFor(at: ServerAddress | undefined): Agent {
  if (!at) return new Agent()
  const { address, family } = at
  const lookup: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family)
  return new Agent({ connect: { lookup } })
}
