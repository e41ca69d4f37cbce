export { auditInsert, emailMark, recordAudit } from './audit.ts'
export { GROUPS_OF_PRODUCTS, STORE_TAG, tagsOfChange as tagsOfSiteChange, urlTag } from './cache-tags.ts'
export { type DeskDay, deskHoursText } from './desk/desk-hours.ts'
export { amountCentsOf, numberOf } from './filter-values.ts'
export type { FraudSettings } from './fraud/fraud-settings.ts'
export {
  ORDER_LIMITS,
  type OrderLimitName,
} from './fraud/order-limits.ts'
export { RISK_RULES, type RiskRuleName } from './fraud/risk-rules.ts'
export { sanitiseHtml } from './html/sanitise-html.ts'
export { siteJobHandlers, siteJobs } from './jobs.ts'
export {
  enforceLimit,
  enforceLimits,
  enqueueWithin,
  findRefusal,
  type LimitRule,
  limitCounts,
  limitReset,
  passLimit,
  refundAttempts,
  tooMany,
} from './limits.ts'
export { parseWindow } from './local-window.ts'
export { beginMaintenance, endMaintenance, loadMaintenance, type Maintenance } from './maintenance/store.ts'
export { createMaintenanceWatch, type MaintenanceWatch } from './maintenance/watch.ts'
export { isRole, mayDo, type Permission, ROLES, rolesThatMay } from './operators/roles.ts'
export {
  createOperatorToken,
  findOperator,
  hasOperatorTokens,
  listOperatorTokens,
  type Operator,
  recordCommand,
  revokeOperatorToken,
} from './operators/tokens.ts'
export { reportDifferingSecrets } from './secrets/shared-secrets.ts'
export { changeSetting, storeMethodList } from './settings/change-setting.ts'
export { LOYALTY_DEFAULTS, type LoyaltySettings } from './settings/loyalty-settings.ts'
export { settingsListOf } from './settings/setting-list.ts'
export {
  AUTHORISATION_DAYS,
  areGiftCardsOn,
  loadFlagsOfSites,
  loadSettings,
  type SettingsReader,
  type SiteSettings,
  settingsOfRequest,
} from './settings/settings.ts'
export { createSharedLoads, type LoadKind, type SharedLoads, type Shelf } from './shared-loads.ts'
export { ofSite, type SiteReader, siteValue } from './site-value.ts'
export { countriesOf } from './store-config.ts'
