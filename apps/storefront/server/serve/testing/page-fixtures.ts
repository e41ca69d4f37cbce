import { brandOf } from '@welt/brands'
import type { AppBuild } from '#server/render/app-build.ts'
import type { RenderedPage } from '#server/render/render-page.ts'

export const notCalled = (): never => {
  throw new Error('the app must not be called')
}

/** For tests that render by a function of their own. */
export const uncalledApp: AppBuild = {
  id: 'build',
  routeIds: new Set(),
  handle: notCalled,
  createRouterContext: notCalled,
  createRequestHandler: notCalled,
  purgeReads: notCalled,
  clearReads: notCalled,
  cacheFacts: notCalled,
  renderMaintenance: notCalled,
}

export const mollini = {
  brand: brandOf('mollini'),
  requestOrigin: 'http://mollini.localhost',
  origin: 'http://mollini.localhost',
  clientAddress: '',
}

export const renderedPage = (html: string): RenderedPage => ({
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: Buffer.from(html),
  headers: new Headers(),
  setCookies: [],
  tags: ['plp'],
  isStorable: true,
  hasMetMaintenance: false,
  nonce: '',
})
