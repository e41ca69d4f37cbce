import type { Page } from '@playwright/test'

export async function rendered(page: Page): Promise<void> {
  for (const frame of page.frames())
    await frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

export async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const count = () => performance.getEntriesByType('resource').length
    for (let seen = -1; seen !== count(); ) {
      seen = count()
      await new Promise((done) => setTimeout(done, 400))
    }
  })
}

/** @throws Error for a broken image */
export async function picturesInSight(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const inSight = [...document.images].filter((image) => {
      const { top, left, right, bottom } = image.getBoundingClientRect()
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && image.checkVisibility()
    })
    await document.fonts.ready
    for (const image of inSight) {
      image.loading = 'eager'
      image.decoding = 'sync'
    }
    await Promise.all(
      inSight.map((image) =>
        image.decode().catch(() => {
          throw new Error(`${image.currentSrc || image.src} cannot be shown`)
        }),
      ),
    )
    return inSight.map((image) => image.currentSrc)
  })
}

/** Until the resized copies exist, the originals are served. [decision 20] */
export async function copiesMade(page: Page): Promise<void> {
  for (const url of new Set(await picturesInSight(page)))
    await page.waitForFunction(
      async (address) => {
        const answer = await fetch(address, { headers: { accept: 'image/avif,image/webp,*/*' }, cache: 'no-store' })
        return !/max-age=60\b/.test(answer.headers.get('cache-control') ?? '')
      },
      url,
      { timeout: 60_000, polling: 200 },
    )
}
