import { createLog } from '@welt/kit/log'

/** Lines of the commerce server. */
export const log = createLog('commerce')
