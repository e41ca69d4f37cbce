import { brands } from '@welt/brands'
import { sanitiseHtml } from '#modules/site'
import { deliveryBlock } from '../data/delivery-block.ts'
import { fingerprintOf, writeRows } from '../rows.ts'
import type { SeedStep } from '../step.ts'

/** Keeps blocks that operators have changed. [R1.24] */
export function deliveryBlockStep(): SeedStep {
  const rows = brands.map(deliveryBlock).map((row) => ({ ...row, content: sanitiseHtml(row.content) }))
  const columns = ['website_id', 'identifier', 'title', 'content', 'data', 'position']
  return {
    name: 'checkout words',
    unit: 'blocks',
    fingerprint: () => fingerprintOf(rows),
    run: (client) =>
      writeRows(client, { table: 'cms_block', columns, rows, key: ['website_id', 'identifier'], onExisting: 'keep' }),
  }
}
