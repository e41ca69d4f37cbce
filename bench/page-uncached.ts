import { startServer } from './measure/child-process.ts'
import { compare } from './measure/load.ts'
import type { BenchResult } from './measure/result.ts'
import { LISTING_HOST, LISTING_PATH, type System } from './measure/system.ts'

const headers = { host: LISTING_HOST }

async function sizeOf(port: number): Promise<number> {
  const { get } = await import('node:http')
  return new Promise((done, failed) => {
    const path = `${LISTING_PATH}?bench=size`
    get({ port, host: '127.0.0.1', path, headers }, async (response) => {
      const isCached = ['hit', 'miss'].includes(String(response.headers['x-cache']))
      const bytes = Buffer.concat(await response.toArray()).length
      if (response.statusCode !== 200 || isCached)
        failed(new Error(`The page came with ${response.statusCode}, kept: ${isCached}.`))
      else done(bytes)
    }).once('error', failed)
  })
}

/** With cached reads. Neither side compresses. */
export async function benchPageUncached(system: System): Promise<readonly BenchResult[]> {
  const storefront = await system.startStorefront()
  try {
    const env = {
      ...system.storefrontEnv,
      PORT: String(await system.freePort()),
      PAGE_HOST: LISTING_HOST,
      PAGE_PATH: LISTING_PATH,
    }
    const bare = await startServer('bench/measure/bare-render-server.ts', env, '/')
    try {
      const options = { path: LISTING_PATH, connections: 10, headers, isFresh: true }
      const sizes = { html_bytes: await sizeOf(storefront.port), baseline_html_bytes: await sizeOf(bare.port) }
      const result = await compare({ server: storefront, options }, { server: bare, options })
      return [
        {
          name: 'page-uncached',
          figure: { value: result.perSecond, unit: 'pages/s' },
          baseline: {
            name: 'renderToPipeableStream alone, same tree',
            value: result.baselinePerSecond,
            unit: 'pages/s',
          },
          ratio: result.ratio,
          required: 0.55,
          details: { ...sizes, ...result.details },
        },
      ]
    } finally {
      await bare.stop()
    }
  } finally {
    await storefront.stop()
  }
}
