import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { chooseEncoding, type Encoding } from '#server/http/compress.ts'
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
  readonly type: string
  readonly bodies: Readonly<Record<Encoding, Buffer | undefined>>
}

async function loadFiles(dir: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const bodies = new Map(await Promise.all(names.map(async (name) => [name, await readFile(name)] as const)))
  const originals = names.filter((name) => !/\.(?:br|gz)$/.test(name))
  return new Map(
    originals.map((name) => [
      `/${relative(dir, name).split(sep).join('/')}`,
      {
        type: TYPES[extname(name)] ?? 'application/octet-stream',
        bodies: { identity: bodies.get(name), br: bodies.get(`${name}.br`), gzip: bodies.get(`${name}.gz`) },
      },
    ]),
  )
}

/**
 * Files under `/assets/` have content hashes and are cached for ever. @returns false if the path is no such file; a
 * missing asset is a 404
 */
export async function createStaticFiles(dir: string) {
  const files = await loadFiles(dir)
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
    const encoding = found.bodies[wanted] === undefined ? 'identity' : wanted
    respond(response, {
      status: 200,
      headers: {
        'Content-Type': found.type,
        'Cache-Control': pathname.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
        Vary: 'Accept-Encoding',
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      },
      body: found.bodies[encoding] ?? Buffer.alloc(0),
    })
    return true
  }
}

export type ServeStatic = Awaited<ReturnType<typeof createStaticFiles>>
