import { hash } from 'node:crypto'
import type { Brand } from '@welt/brands'
import type { PlainAnswer } from '#server/http/respond.ts'
import { plainPage } from './plain-page.ts'
import { OFFLINE_PATH, SERVICE_WORKER_PATH, STORED_PAGES, serviceWorkerCode } from './service-worker.ts'
import { iconMarkup } from './site-files.ts'

const MANIFEST_PATH = '/site.webmanifest'
const MASKABLE_PATH = '/icon-maskable.svg'

export const INSTALLED_APP_PATHS = [MANIFEST_PATH, MASKABLE_PATH, OFFLINE_PATH, SERVICE_WORKER_PATH] as const

const DAY = 'public, max-age=86400'
const CURRENT = 'no-cache'

/** Chromium accepts an SVG icon of any size; other browsers need PNG. */
function manifest({ name, tagline, locale, theme }: Brand): PlainAnswer {
  const svg = { sizes: 'any', type: 'image/svg+xml' }
  const png = (px: number) => ({ src: `/icon-${px}.png`, sizes: `${px}x${px}`, type: 'image/png', purpose: 'any' })
  const body = JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: locale.replace('_', '-'),
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: theme.page,
    theme_color: theme.page,
    icons: [
      { src: '/favicon.svg', ...svg, purpose: 'any' },
      { src: MASKABLE_PATH, ...svg, purpose: 'maskable' },
      ...[192, 512].map(png),
    ],
  })
  return { status: 200, headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': DAY }, body }
}

function maskableIcon(brand: Brand): PlainAnswer {
  return {
    status: 200,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': DAY },
    body: iconMarkup(brand, true),
  }
}

const NO_SIGNAL =
  '<svg aria-hidden="true" width="40" height="40" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"><path d="M2.5 9.5a14 14 0 0 1 19 0M5.5 13a9.5 9.5 0 0 1 13 0M8.7 16.3a5 5 0 0 1 6.6 0M12 19.5v.1"/></svg>'

/** The service worker lists the stored pages in it. */
function offlinePage(brand: Brand): PlainAnswer {
  return plainPage({
    status: 200,
    title: 'You’re offline',
    text: 'We’ll load this page when you are back. Nothing in your bag is lost.',
    brand,
    icon: NO_SIGNAL,
    action: { href: '', label: 'Try again' },
    more: `${STORED_PAGES}<script>addEventListener("online",()=>location.reload())</script>`,
    headers: { 'Cache-Control': CURRENT },
  })
}

/** A changed offline page changes the service worker, so that browsers load both again. */
function serviceWorker(brand: Brand): PlainAnswer {
  const version = hash('sha256', String(offlinePage(brand).body), 'base64url').slice(0, 10)
  const body = serviceWorkerCode(version, brand.locale.replace('_', '-'))
  return { status: 200, headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': CURRENT }, body }
}

const files: Readonly<Record<(typeof INSTALLED_APP_PATHS)[number], (brand: Brand) => PlainAnswer>> = {
  [MANIFEST_PATH]: manifest,
  [MASKABLE_PATH]: maskableIcon,
  [OFFLINE_PATH]: offlinePage,
  [SERVICE_WORKER_PATH]: serviceWorker,
}

export function installedAppFile(pathname: string, brand: Brand): PlainAnswer | undefined {
  const path = INSTALLED_APP_PATHS.find((one) => one === pathname)
  return path && files[path](brand)
}
