export { countries, findRegion } from './countries.ts'
export { enforceLimit, forgetOldLimits } from './limits.ts'
export { isServiceCall, SERVICE_CALL } from './service-call.ts'
export { loadSettings, settingsOfRequest } from './settings.ts'
