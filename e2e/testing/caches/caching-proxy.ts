import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/test-runner/free-port.ts'
import { findNginx } from '../../../scripts/test-runner/nginx.ts'
import { until } from '../until.ts'

export interface CachingProxy {
  readonly port: number
  stop(): Promise<void>
}

const CACHE = `
      proxy_cache pages;
      proxy_cache_key $http_host$request_uri;
      proxy_cache_lock on;`

const nginxConfig = (folder: string, port: number, upstream: string, cache: string) => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log warn;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=pages:10m max_size=200m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://${upstream};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Connection "";
      ${cache}
      add_header X-Proxy-Cache $upstream_cache_status always;
    }
  }
}`

/** True even without a storefront behind it. */
async function answers(port: number): Promise<boolean> {
  return new Promise((done) =>
    request({ host: '127.0.0.1', port, path: '/livez' }, (answer) => done(answer.resume().statusCode !== undefined))
      .on('error', () => done(false))
      .end(),
  )
}

async function startNginx(binary: string, upstream: string, cache: string): Promise<CachingProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'welt-nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig(folder, port, upstream, cache))
  const child: ChildProcess = spawn(binary, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  await until(() => answers(port), 'nginx never answers')
  return {
    port,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface CachedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly untilMs: number
}

function lifeMs(cacheControl: string): number {
  if (!/\bpublic\b/.test(cacheControl) || /no-store|private/.test(cacheControl)) return 0
  const seconds = /s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? /max-age=(\d+)/.exec(cacheControl)?.[1] ?? '0'
  return Number(seconds) * 1000
}

/** For machines without nginx. */
async function startOwnProxy(upstreamPort: number): Promise<CachingProxy> {
  const cachedPages = new Map<string, CachedAnswer>()
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const key = `${headers.host} ${url} ${headers['accept-encoding'] ?? ''}`
    const hit = method === 'GET' ? cachedPages.get(key) : undefined
    if (hit && hit.untilMs > Date.now()) {
      outgoing.writeHead(hit.status, { ...hit.headers, 'x-proxy-cache': 'HIT' }).end(hit.body)
      return
    }
    const call = request({ host: '127.0.0.1', port: upstreamPort, method, path: url, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      const life = lifeMs(String(answer.headers['cache-control'] ?? ''))
      const isCached = method === 'GET' && answer.statusCode === 200 && life > 0 && !answer.headers['set-cookie']
      if (isCached) cachedPages.set(key, { status: 200, headers: answer.headers, body, untilMs: Date.now() + life })
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'x-proxy-cache': 'MISS' }).end(body)
    })
    call.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(call)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { port: (server.address() as AddressInfo).port, stop: close }
}

export const CACHING_PROXY = findNginx() ? 'nginx' : 'a proxy of ours, nginx is not installed here'

export async function startCachingProxy(upstreamPort: string): Promise<CachingProxy> {
  const binary = findNginx()
  return binary ? startNginx(binary, `127.0.0.1:${upstreamPort}`, CACHE) : startOwnProxy(Number(upstreamPort))
}

/** Caches nothing, like a proxy in front of a CDN; undefined without nginx. */
export async function startPassingProxy(upstreamPort: string): Promise<CachingProxy | undefined> {
  const binary = findNginx()
  return binary ? startNginx(binary, `127.0.0.1:${upstreamPort}`, '') : undefined
}
