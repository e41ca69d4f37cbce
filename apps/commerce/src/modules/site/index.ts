export { type CountryData, countries, findRegion, type RegionData } from './countries.ts'
export { enforceLimit, forgetOldLimits, type LimitRule } from './limits.ts'
export { isServiceCall, SERVICE_CALL } from './service-call.ts'
export { loadSettings, type SiteSettings, settingsOf, settingsOfRequest } from './settings.ts'
