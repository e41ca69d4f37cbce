import { homeBlockRows } from './data/home/index.ts'
import { fingerprintOf, writeRows } from './rows.ts'
import type { SeedStep } from './step.ts'

/** Replaces the existing blocks. [R2.01] */
export function homeStep(): SeedStep {
  const rows = homeBlockRows()
  return {
    name: 'front pages',
    unit: 'parts',
    fingerprint: () => fingerprintOf(rows),
    run: async (client) => {
      await client.query(`delete from cms_block where identifier like 'home-%'`)
      const written = rows.map((row) => ({ ...row, content: '' }))
      const columns = ['website_id', 'identifier', 'title', 'content', 'data', 'position']
      return writeRows(client, {
        table: 'cms_block',
        columns,
        rows: written,
        key: ['website_id', 'identifier'],
        onExisting: 'overwrite',
      })
    },
  }
}
