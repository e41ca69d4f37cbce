import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandOf, brands } from '@welt/brands'
import sharp from 'sharp'
import { APP_ICON_PATHS, appIcon } from './app-icons.ts'

const SIDES = [180, 192, 512]

test('each site has its own PNG icons, for home screens without SVG support', async () => {
  const seen = new Set<string>()
  for (const brand of brands)
    for (const [at, path] of APP_ICON_PATHS.entries()) {
      const answer = await appIcon(path, brand)
      assert.equal(answer?.headers?.['Content-Type'], 'image/png')
      const body = answer?.body as Buffer
      const { format, width, height } = await sharp(body).metadata()
      assert.deepEqual([format, width, height], ['png', SIDES[at], SIDES[at]], `${brand.id} ${path}`)
      seen.add(body.toString('base64'))
    }
  assert.equal(seen.size, brands.length * APP_ICON_PATHS.length)
  assert.equal(await appIcon('/icon-64.png', brandOf('mollini')), undefined)
})
