import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { chooseEncoding } from '#server/http/compress.ts'
import { respond } from '#server/http/respond.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

interface StaticFile {
  readonly file: string
  readonly sizes: Readonly<Record<'identity' | 'br' | 'gzip', number | undefined>>
}

async function listFiles(dir: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  const bytes = new Map<string, number>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    bytes.set(file, (await stat(file)).size)
  }
  const originals = [...bytes].filter(([file]) => !/\.(?:br|gz)$/.test(file))
  return new Map(
    originals.map(([file, size]) => [
      `/${relative(dir, file).split(sep).join('/')}`,
      { file, sizes: { identity: size, br: bytes.get(`${file}.br`), gzip: bytes.get(`${file}.gz`) } },
    ]),
  )
}

/**
 * Serves the files of the build from a list made at start; `/assets/*` are named by content and kept for ever. Returns false for
 * anything that is no such file; a missing asset is answered 404 here, never with a page. @source reliability §6
 */
export async function createStaticFiles(dir: string) {
  const files = await listFiles(dir)
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    const found = files.get(pathname)
    if (!found) {
      if (!pathname.startsWith('/assets/')) return false
      respond(response, {
        status: 404,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
        body: 'There is no such file.',
      })
      return true
    }
    const wanted = chooseEncoding(request.headers['accept-encoding'])
    const encoding = found.sizes[wanted] === undefined ? 'identity' : wanted
    const suffix = { identity: '', br: '.br', gzip: '.gz' }[encoding]
    response.writeHead(200, {
      'Content-Type': TYPES[extname(found.file)] ?? 'application/octet-stream',
      'Content-Length': found.sizes[encoding] ?? 0,
      'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    })
    if (request.method === 'HEAD') response.end()
    else
      createReadStream(`${found.file}${suffix}`)
        .on('error', () => response.destroy())
        .pipe(response)
    return true
  }
}

export type ServeStatic = Awaited<ReturnType<typeof createStaticFiles>>
