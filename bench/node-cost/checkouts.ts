import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Cart from '../../apps/storefront/app/features/cart/cart.generated.ts'
import type * as Listing from '../../apps/storefront/app/features/listing/listing.generated.ts'
import type * as SearchFeature from '../../apps/storefront/app/features/search/search.generated.ts'
import type * as Operations from '../../scripts/operations.ts'
import type * as Flags from '../../scripts/start-up/process-flags.ts'
import type { ServerProcess } from '../measure/child-process.ts'
import type { System } from '../measure/system.ts'

export interface Checkout {
  readonly server: ServerProcess
  readonly documents: Pick<typeof Cart, 'AddProductsToCartDocument' | 'CartDocument'> &
    Pick<typeof Listing, 'ListingDocument' | 'SearchListingDocument'> &
    Pick<typeof SearchFeature, 'SuggestDocument'>
  readonly operations: readonly Operations.StorefrontOperation[]
}

const OWN_ROOT = join(import.meta.dirname, '../..')

async function load<Module>(root: string, path: string): Promise<Module> {
  return (await import(pathToFileURL(join(root, path)).href)) as Module
}

/** Documents of earlier checkouts are strings. */
function asDocuments<Module extends object>(module: Module): Module {
  const documents = Object.entries(module).map(([name, value]) => [
    name,
    typeof value === 'string' ? { text: value } : value,
  ])
  return Object.fromEntries(documents)
}

async function startCheckout(system: System, root: string): Promise<Checkout> {
  const features = 'apps/storefront/app/features'
  const { storefrontOperations } = await load<typeof Operations>(root, 'scripts/operations.ts')
  const { PROCESS_FLAGS } = await load<typeof Flags>(root, 'scripts/start-up/process-flags.ts')
  const operations = storefrontOperations()
  const file = join(mkdtempSync(join(system.dataDir, 'checkout-')), 'operations.json')
  writeFileSync(file, JSON.stringify(operations))
  const { flags = [], env = {} } = PROCESS_FLAGS.commerce ?? {}
  const settings = { ...env, OPERATIONS_FILE: file, ANSWER_CACHE_MB: '0' }
  return {
    server: await system.startCommerce(settings, { root, flags }),
    documents: {
      ...asDocuments(await load<typeof Cart>(root, `${features}/cart/cart.generated.ts`)),
      ...asDocuments(await load<typeof Listing>(root, `${features}/listing/listing.generated.ts`)),
      ...asDocuments(await load<typeof SearchFeature>(root, `${features}/search/search.generated.ts`)),
    },
    operations,
  }
}

/**
 * Starts this checkout and the one in BASELINE_DIR on the same database, each with its own flags and caching off.
 * @throws Error without BASELINE_DIR
 */
export async function withCheckouts<T>(
  system: System,
  work: (ours: Checkout, baseline: Checkout) => Promise<T>,
): Promise<T> {
  const root = process.env.BASELINE_DIR
  if (!root) throw new Error('BASELINE_DIR must name the checkout to compare with, its packages installed.')
  const ours = await startCheckout(system, OWN_ROOT)
  try {
    const baseline = await startCheckout(system, root)
    try {
      return await work(ours, baseline)
    } finally {
      await baseline.server.stop()
    }
  } finally {
    await ours.server.stop()
  }
}
