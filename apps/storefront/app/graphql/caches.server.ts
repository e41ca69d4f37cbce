import { createCacheRegister } from '@welt/kit/cache/cache-register'

/** The caches of the built app, which shares no module with the server that runs it. */
export const caches = createCacheRegister()
