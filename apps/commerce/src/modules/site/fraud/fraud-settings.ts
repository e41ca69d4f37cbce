import { count, type Stored, storedObject } from '../settings/stored-values.ts'
import { ORDER_LIMITS, type OrderLimitName, REFUSED_CARD_LIMITS, type RefusedCardLimitName } from './order-limits.ts'
import { RISK_RULES, type RiskRuleName } from './risk-rules.ts'

interface OrderLimitSetting {
  /** At least 1. */
  readonly limit: number
  readonly minutes: number
}

interface RiskRuleSetting {
  /** 0: off. */
  readonly weight: number
  readonly from: number
}

/** [decisions 124 and 156] */
export interface FraudSettings {
  readonly orderLimits: Readonly<Record<OrderLimitName, OrderLimitSetting>>
  readonly refusedCardLimits: Readonly<Record<RefusedCardLimitName, OrderLimitSetting>>
  /** 0: no order is held by its score. */
  readonly riskThreshold: number
  readonly riskRules: Readonly<Record<RiskRuleName, RiskRuleSetting>>
}

function byName<Row extends { readonly name: string }, Setting>(
  rows: readonly Row[],
  settingOf: (row: Row) => Setting,
) {
  return Object.fromEntries(rows.map((row) => [row.name, settingOf(row)])) as Record<Row['name'], Setting>
}

function limitsOf<Row extends { readonly name: string } & OrderLimitSetting>(
  rows: readonly Row[],
  limits: Stored,
  minutes: Stored,
) {
  return byName(rows, (row) => ({
    limit: Math.max(1, count(limits[row.name], row.limit)),
    minutes: Math.max(1, count(minutes[row.name], row.minutes)),
  }))
}

/** Ignores stored values of a wrong type. */
export function fraudSettingsOf(stored: Stored): FraudSettings {
  const [weights, from] = [storedObject(stored.risk_weights), storedObject(stored.risk_limits)]
  return {
    orderLimits: limitsOf(ORDER_LIMITS, storedObject(stored.order_limits), storedObject(stored.order_limit_minutes)),
    refusedCardLimits: limitsOf(
      REFUSED_CARD_LIMITS,
      storedObject(stored.refused_card_limits),
      storedObject(stored.refused_card_limit_minutes),
    ),
    riskThreshold: count(stored.risk_threshold, 0),
    riskRules: byName(RISK_RULES, (row) => ({
      weight: count(weights[row.name], row.weight),
      from: count(from[row.name], 'from' in row ? row.from : 0),
    })),
  }
}
