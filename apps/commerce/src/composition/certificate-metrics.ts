import { connect } from 'node:tls'
import { brands, shopUrlOf } from '@welt/brands'
import { readings, type Sample } from '@welt/kit/telemetry/metrics'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@welt/kit/time'

const ANSWER_MS = 5 * SECOND_MS
/** Scrapes within this time share one reading. */
const FRESH_MS = { read: HOUR_MS, failed: MINUTE_MS } as const

/** Reads expired certificates too. Undefined if the host does not answer. */
function readExpiry({ hostname, port }: URL): Promise<number | undefined> {
  return new Promise((done) => {
    const socket = connect({
      host: hostname,
      servername: hostname,
      port: Number(port || 443),
      rejectUnauthorized: false,
    })
    const finish = (expiryMs: number | undefined) => {
      done(Number.isNaN(expiryMs) ? undefined : expiryMs)
      socket.destroy()
    }
    socket.setTimeout(ANSWER_MS, () => finish(undefined))
    socket.once('error', () => finish(undefined))
    socket.once('secureConnect', () => finish(Date.parse(socket.getPeerCertificate().valid_to)))
  })
}

function createReader(url: URL): () => Promise<readonly Sample[]> {
  let untilMs = 0
  let expiry: Promise<number | undefined> = Promise.resolve(undefined)
  return async () => {
    if (Date.now() > untilMs) {
      untilMs = Date.now() + FRESH_MS.failed
      expiry = readExpiry(url)
      if ((await expiry) !== undefined) untilMs = Date.now() + FRESH_MS.read
    }
    const expiryMs = await expiry
    return expiryMs === undefined ? [] : [{ labels: { host: url.hostname }, value: (expiryMs - Date.now()) / DAY_MS }]
  }
}

/** For each public host that is served over TLS; a host that does not answer has no sample. */
export function measureCertificates(publicUrl: string): void {
  const urls = new Set(brands.map((brand) => shopUrlOf(brand, publicUrl)))
  const readers = [...urls]
    .map((url) => new URL(url))
    .filter(({ protocol }) => protocol === 'https:')
    .map(createReader)
  readings('gauge', 'welt_certificate_days', 'Days until the certificate of a public host expires', async () =>
    (await Promise.all(readers.map((read) => read()))).flat(),
  )
}
