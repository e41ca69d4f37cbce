import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#server/config.ts'
import type { Encoding } from '#server/http/compress.ts'
import type { StaleFallbacks } from '#server/outage/stale-fallback.ts'
import { isCacheablePage, toCachedPage } from '#server/page-cache/cache-page.ts'
import type { Rendering } from '#server/page-cache/page-cache.ts'
import { type RenderLimit, RenderOverload } from '#server/render/render-limit.ts'
import type { RenderedPage, RenderPage } from '#server/render/render-page.ts'
import { inForm } from './page-form.ts'
import { type SharedPage, siteTag } from './shared-page.ts'

export interface SharedRenderer {
  readonly config: Config
  readonly render: RenderPage
  readonly fallbacks: StaleFallbacks
  readonly limit: RenderLimit
}

const NO_HEADERS = new Headers()

/** A failed rendering triggers a health check. Converting to another form is part of the limited work. */
async function renderAndRecheck(
  { render, fallbacks, limit }: SharedRenderer,
  shared: SharedPage,
): Promise<RenderedPage> {
  const { app, site, address, place } = shared
  const { health } = fallbacks.of(site.brand.id)
  const input = { site, method: 'GET', path: address.renderPath, headers: NO_HEADERS, isShared: true }
  const rendered = await limit
    .render('shared', site.clientAddress, async () => inForm(shared, await render(app, input)), place.key)
    .catch((error: unknown) => {
      if (!(error instanceof RenderOverload)) health.recheck()
      throw error
    })
  if (rendered.status >= 500) health.recheck()
  return rendered
}

/** After an outage each connection that broke in it may fail one more call. */
const TRIES = 8
const PAUSE_MS = 500

/** Renders again what failed in an outage that soon ends. [decision 23] */
async function renderWhenBack(renderer: SharedRenderer, shared: SharedPage): Promise<RenderedPage> {
  const startedMs = performance.now()
  const { health } = renderer.fallbacks.of(shared.site.brand.id)
  for (let tries = 1; ; tries += 1, await sleep(PAUSE_MS)) {
    const rendered = await renderAndRecheck(renderer, shared)
    if (rendered.status !== 503 || rendered.hasMetMaintenance || tries === TRIES) return rendered
    if (!(await health.recovers(startedMs))) return rendered
  }
}

/** Renders without a shopper's cookies; `encoding` is cached first. @throws RenderOverload */
export async function renderShared(
  renderer: SharedRenderer,
  shared: SharedPage,
  encoding: Encoding,
): Promise<Rendering<RenderedPage>> {
  const { config } = renderer
  const { address } = shared
  const { brand } = shared.site
  const answer = await renderWhenBack(renderer, shared)
  if (!address.isStorable || !isCacheablePage(answer)) return { answer, page: undefined }
  const siteTags = [siteTag(brand.id), brand.storeCode]
  const isOutside = config.endpoints[brand.id] !== undefined
  return {
    answer,
    page: toCachedPage({ rendered: answer, encoding, rule: address.rule, siteTags, isOutside, payment: config }),
  }
}
