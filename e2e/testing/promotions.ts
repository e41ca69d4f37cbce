import { brandOf, type SiteId } from '@welt/brands'
import { operate, runSql } from './operator.ts'

/** A promotion with a code, as staff would make it. */
interface NewPromotion {
  readonly code: string
  readonly label: string
  readonly action: Readonly<Record<string, unknown>>
  readonly isExclusive?: boolean
}

/** Makes a promotion with a code of a site; its use is not limited. */
export async function makePromotion(site: SiteId, { code, label, action, isExclusive = false }: NewPromotion): Promise<void> {
  const rule = JSON.stringify({ action, conditions: {}, isExclusive })
  await runSql(
    `with made as (insert into promotion (website_id, label, rule) values ($1, $2, $3) returning id)
     insert into coupon (website_id, code, promotion_id) select $1, $4, id from made`,
    [brandOf(site).websiteId, label, rule, code],
  )
}

/** Issues a gift card of a site. */
export async function issueCard(site: SiteId, amount: number): Promise<{ readonly code: string; readonly pin: string }> {
  const { output } = await operate('gift-card', 'issue', site, String(amount), '--json')
  const { code, pin } = JSON.parse(output.slice(output.indexOf('{'))) as { code: string; pin: number }
  return { code, pin: String(pin) }
}
