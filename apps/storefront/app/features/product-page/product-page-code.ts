import { preloadable } from '#app/ui/preloadable.ts'

/** Loaded on demand: listings preload it when a product link is pointed at, touched or focused. */
export const productPage = preloadable(async () => (await import('./product-page.tsx')).ProductPage)
