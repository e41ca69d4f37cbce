import { requireBrand } from '@welt/brands'
import { type OrderRow, transition } from '#modules/orders'
import { loadSettings } from '#modules/site'
import type { Db } from '#src/platform/database'
import type { LockedPayment } from '../with-order.ts'
import { loadRiskFacts } from './load-facts.ts'
import { type RiskScore, riskText, scoreOf } from './score.ts'

interface OrderRisk extends RiskScore {
  /** 0: no order is held by its score. */
  readonly threshold: number
  readonly text: string
}

export async function loadRisk(db: Db, order: Pick<OrderRow, 'id' | 'website_id'>): Promise<OrderRisk> {
  const settings = await loadSettings(db, requireBrand(order.website_id))
  const score = scoreOf(await loadRiskFacts(db, order.id), settings)
  return { ...score, threshold: settings.riskThreshold, text: riskText(score) }
}

/** An order just paid, in the transaction that pays it: its jobs find it held. [decision 124] */
export async function reviewRisk({
  trx,
  order,
  attempt,
  riskThreshold,
}: Pick<LockedPayment, 'trx' | 'order' | 'attempt' | 'riskThreshold'>): Promise<void> {
  if (riskThreshold === 0) return
  const { score, rules, text } = await loadRisk(trx, order)
  if (score >= riskThreshold)
    await transition(trx, order, 'hold', { why: text, attempt, actor: 'payment', facts: { score, rules } })
}
