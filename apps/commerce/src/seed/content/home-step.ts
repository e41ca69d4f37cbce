import { homeBlockRows } from '../data/home/index.ts'
import { fingerprintOf } from '../rows.ts'
import type { SeedStep } from '../step.ts'
import { replaceUnedited } from './unedited.ts'

const COLUMNS = ['website_id', 'identifier', 'title', 'content', 'data', 'position']

/** Replaces the blocks of sites where none was edited. [R2.01, decision 203] */
export function homeStep(): SeedStep {
  const rows = homeBlockRows().map((row) => ({ ...row, content: '' }))
  return {
    name: 'home pages',
    unit: 'parts',
    fingerprint: () => fingerprintOf(rows),
    run: (client) =>
      replaceUnedited(client, { table: 'cms_block', columns: COLUMNS, rows, formerStep: 'front pages' }, 'home-%'),
  }
}
