import { brandOf, type SiteId } from '@welt/brands'
import { operate, runSql } from './operator.ts'

interface NewPromotion {
  readonly code: string
  readonly label: string
  readonly effect: Readonly<Record<string, unknown>>
}

/** Without limits; combines with all other codes. */
export async function makePromotion(site: SiteId, { code, label, effect }: NewPromotion): Promise<void> {
  await runSql(
    `with made as (insert into promotion (website_id, key, label, rule) values ($1, lower($4), $2, $3) returning id)
     insert into coupon (website_id, code, promotion_id) select $1, $4, id from made`,
    [brandOf(site).websiteId, label, JSON.stringify({ effect }), code],
  )
}

export async function issueCard(
  site: SiteId,
  amount: number,
): Promise<{ readonly code: string; readonly pin: string }> {
  const { output } = await operate('gift-card', 'issue', site, String(amount), '--json')
  const { code, pin } = JSON.parse(output.slice(output.indexOf('{'))) as { code: string; pin: number }
  return { code, pin: String(pin) }
}
