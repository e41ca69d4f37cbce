import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/test-runner/free-port.ts'
import { findVarnish } from '../../../scripts/test-runner/varnish.ts'
import { until } from '../until.ts'
import { type CachingProxy, startPassingProxy } from './caching-proxy.ts'

const VCL = join(import.meta.dirname, '../../../deploy/cdn/varnish.vcl')
const TOKEN = 'ab'.repeat(16)

export const CDN = findVarnish() ? 'Varnish' : 'no CDN, Varnish is not installed here'

export interface Cdn {
  readonly port: number
  /** Settings of the storefront behind it. */
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** nginx where it is installed, then Varnish with the configuration of `deploy/cdn`. Undefined without Varnish. */
export async function startCdn(storefrontPort: number): Promise<Cdn | undefined> {
  const varnish = findVarnish()
  if (!varnish) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'welt-varnish-'))
  const port = await freePort()
  const vcl = readFileSync(VCL, 'utf8')
    .replace('.host = "storefront"', '.host = "127.0.0.1"')
    .replace('.port = "3000"', `.port = "${storefrontPort}"`)
  const file = join(folder, 'welt.vcl')
  writeFileSync(file, vcl)
  const work = join(folder, 'work')
  // `Surrogate-Key` exceeds the default limit of a header.
  const limits = ['-p', 'http_resp_hdr_len=16k', '-p', 'http_req_hdr_len=16k', '-s', 'malloc,64m']
  const args = ['-F', '-j', 'none', '-a', `127.0.0.1:${port}`, '-n', work, '-f', file, ...limits, ...varnish.args]
  const child = spawn(varnish.binary, args, {
    env: { ...varnish.env, CDN_PURGE_TOKEN: TOKEN },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
  const purgeUrl = `http://127.0.0.1:${port}/.cdn/purge`
  await until(async () => {
    if (child.exitCode !== null) throw new Error(said)
    return fetch(purgeUrl).then(
      ({ status }) => status === 403,
      () => false,
    )
  }, 'Varnish never answers')
  const front: CachingProxy | undefined = await startPassingProxy(String(port))
  return {
    port: front?.port ?? port,
    env: { PORT: String(storefrontPort), CDN_PURGE_URLS: purgeUrl, CDN_PURGE_TOKEN: TOKEN },
    async stop() {
      await front?.stop()
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
