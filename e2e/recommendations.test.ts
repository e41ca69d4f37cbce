import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SiteId } from '@welt/brands'
import { ask } from './ask.ts'
import { productPath } from './buying.ts'
import { port } from './shop.ts'

for (const site of ['mollini', 'styletread-nz'] satisfies SiteId[]) {
  test(`${site}: beside a product stand at most four that go with it and four like it, none of them twice and not itself [R7.120, R9.18, A93]`, async () => {
    const path = await productPath(site)
    const { body } = await ask(`${site}.localhost:${port}`, path)
    const rows = ['goes-with', 'similar'].map((name) => {
      const [, section = ''] = new RegExp(`aria-labelledby="${name}"([\\s\\S]*?)</section>`).exec(body) ?? []
      return [...section.matchAll(/<article[\s\S]*?href="([^"]+)"/g)].map(([, href = '']) => href)
    })
    for (const row of rows) assert.ok(row.length <= 4, `${row.length} tiles`)
    const all = rows.flat()
    assert.ok(
      rows.some((row) => row.length === 4),
      'a row is full',
    )
    assert.ok(!all.includes(path))
    assert.equal(new Set(all).size, all.length)
  })
}
