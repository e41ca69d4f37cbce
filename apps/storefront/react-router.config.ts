import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { leanManifest } from './server/assets/lean-manifest.ts'
import { precompress } from './server/assets/precompress.ts'

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    await leanManifest(client)
    await precompress(client)
  },
} satisfies Config
