import { preloadable } from '#app/ui/preloadable.ts'

/** The product page, sent with the page that needs it: a listing brings none along until somebody points at a shoe. */
export const productPage = preloadable(async () => (await import('./product-page.tsx')).ProductPage)
