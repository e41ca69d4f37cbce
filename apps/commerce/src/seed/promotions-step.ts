import { brandOf } from '@welt/brands'
import type { Client } from 'pg'
import { parseRule } from '#modules/promotions'
import { parseWindow } from '#modules/site'
import { demoPromotions } from './data/promotions.ts'
import { fingerprintOf } from './rows.ts'
import type { SeedStep } from './step.ts'

const planned = demoPromotions.flatMap(({ sites, ...promotion }) =>
  sites.map((site) => ({ ...promotion, brand: brandOf(site) })),
)

async function writePromotion(client: Client, { brand, code, ...input }: (typeof planned)[number]): Promise<void> {
  const window = parseWindow(input.from, input.to, brand.timeZone)
  if (!window) throw new Error(`The window of the promotion ${input.key} is none.`)
  const { rows } = await client.query<{ id: number }>(
    `insert into promotion (website_id, key, label, rule, priority, is_automatic, is_listed, starts_local, ends_local,
      starts_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, not $6, $7, $8, $9, $10)
     on conflict (website_id, key) do update set label = excluded.label, rule = excluded.rule, priority = excluded.priority,
       starts_local = excluded.starts_local, ends_local = excluded.ends_local, starts_at = excluded.starts_at, ends_at = excluded.ends_at
     returning id`,
    [
      brand.websiteId,
      input.key,
      input.label,
      JSON.stringify(parseRule(input.rule)),
      input.priority ?? 0,
      code === undefined,
      ...[window.startsLocal, window.endsLocal, window.startsAt, window.endsAt],
    ],
  )
  if (code !== undefined)
    await client.query(
      `insert into coupon (website_id, code, promotion_id, use_limit, per_customer_limit) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [brand.websiteId, code, rows[0]?.id, input.useLimit ?? null, input.perCustomerLimit ?? null],
    )
}

/** Demonstrations only. */
export function promotionsStep(): SeedStep {
  return {
    name: 'promotions',
    unit: 'promotions',
    fingerprint: () => fingerprintOf(demoPromotions),
    run: async (client) => {
      for (const promotion of planned) await writePromotion(client, promotion)
      return planned.length
    },
  }
}
