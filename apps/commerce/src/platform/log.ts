import { createLog } from '@welt/kit/log'

export const log = createLog('commerce')
