import { connect } from 'node:tls'
import { brands, shopUrlOf } from '@welt/brands'
import { readings, type Sample } from '@welt/kit/telemetry/metrics'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@welt/kit/time'

const ANSWER_MS = 5 * SECOND_MS
/** Scrapes within these times share one look. */
const FRESH_MS = { seen: HOUR_MS, unseen: MINUTE_MS } as const

/** As a visitor gets it, also when it has expired. Undefined if the host does not answer. */
function readExpiry({ hostname, port }: URL): Promise<number | undefined> {
  return new Promise((done) => {
    const socket = connect({
      host: hostname,
      servername: hostname,
      port: Number(port || 443),
      rejectUnauthorized: false,
    })
    const end = (expiryMs: number | undefined) => {
      done(Number.isNaN(expiryMs) ? undefined : expiryMs)
      socket.destroy()
    }
    socket.setTimeout(ANSWER_MS, () => end(undefined))
    socket.once('error', () => end(undefined))
    socket.once('secureConnect', () => end(Date.parse(socket.getPeerCertificate().valid_to)))
  })
}

function createWatch(url: URL): () => Promise<readonly Sample[]> {
  let untilMs = 0
  let expiry: Promise<number | undefined> = Promise.resolve(undefined)
  return async () => {
    if (Date.now() > untilMs) {
      untilMs = Date.now() + FRESH_MS.unseen
      expiry = readExpiry(url)
      if ((await expiry) !== undefined) untilMs = Date.now() + FRESH_MS.seen
    }
    const expiryMs = await expiry
    return expiryMs === undefined ? [] : [{ labels: { host: url.hostname }, value: (expiryMs - Date.now()) / DAY_MS }]
  }
}

/** Of the shops' public hosts, where these are served with TLS; without those that do not answer. */
export function measureCertificates(publicUrl: string): void {
  const urls = new Set(brands.map((brand) => shopUrlOf(brand, publicUrl)))
  const watches = [...urls]
    .map((url) => new URL(url))
    .filter(({ protocol }) => protocol === 'https:')
    .map(createWatch)
  readings('gauge', 'welt_certificate_days', 'Until the certificate of a public host expires', async () =>
    (await Promise.all(watches.map((watch) => watch()))).flat(),
  )
}
