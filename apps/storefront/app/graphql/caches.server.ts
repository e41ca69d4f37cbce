import { createCacheRegister } from '@welt/kit/cache/cache-register'

export const caches = createCacheRegister()
