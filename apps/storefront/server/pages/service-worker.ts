export const SERVICE_WORKER_PATH = '/sw.js'
export const OFFLINE_PATH = '/offline'
/** Takes `page=<ETag> <path>` for each copy that a browser stores; answers the paths of those that were dropped. */
export const STORED_PAGES_PATH = '/offline/stored'
/** Where the list of stored pages goes. */
export const STORED_PAGES = '<div id="stored"></div>'

/** Number of stored pages, beside the precached ones. */
const MOST_PAGES = 20

/** Cached at installation, with their names. [decision 130] */
const PRECACHED_PAGES = [
  ['/size-guide', 'Size guide'],
  ['/store-locator', 'Stores and hours'],
  ['/delivery', 'Delivery'],
] as const

/**
 * Documents come from the network; a public one is stored, without its query, and shown only while the network fails.
 * The next answer for it replaces the copy, or deletes it when the page is gone; each answer of the network is followed
 * by the question which copies a purge dropped. [decision 160, decision 169]
 */
export const serviceWorkerCode = (version: string, locale: string) => String.raw`// ${version}
const OFFLINE = ${JSON.stringify(OFFLINE_PATH)}
const STORED = ${JSON.stringify(STORED_PAGES_PATH)}
const PRECACHED = ${JSON.stringify(PRECACHED_PAGES)}
const isPrecached = (key) => PRECACHED.some(([path]) => path === key)
const openStore = () => caches.open('pages')
const openPictures = () => caches.open('pictures')
const pictureKey = (key) => '/offline/pictures' + key
const keyOf = (url) => new URL(url).pathname
const LOCALE = ${JSON.stringify(locale)}
const timeOf = (response) => new Date(Number(response.headers.get('x-stored'))).toLocaleString(LOCALE,
  { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).replace(',', '')

addEventListener('install', (event) => {
  const load = async () => {
    await (await openStore()).add(new Request(OFFLINE, { cache: 'reload' }))
    await skipWaiting()
  }
  event.waitUntil(Promise.all([load(), Promise.allSettled(PRECACHED.map(precache))]))
})

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]))
})

const isPublic = ({ status, headers }) =>
  status === 200 &&
  /^(?:hit|miss|shared)$/.test(headers.get('x-cache')) &&
  /^public/.test(headers.get('cache-control')) &&
  /^text\/html/.test(headers.get('content-type'))

async function drop(pages, key) {
  await Promise.all([pages.delete(key), (await openPictures()).delete(pictureKey(key))])
}

const isProduct = ({ '@type': type }) => type === 'ProductGroup' || type === 'Product'

// The shoe of a product page, from its structured data.
function shoeOf(html) {
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(([, text]) => JSON.parse(text))
  const shoe = data.find(isProduct)
  const offer = (shoe?.hasVariant?.[0] ?? shoe)?.offers
  return offer && { name: shoe.name, brand: shoe.brand?.name ?? '', offer }
}

// Its main picture, in a width that cards load.
async function storePicture(key, html) {
  const [url] = /\/media\/[^" ]*?[?]w=320&amp;v=[^" ]*/.exec(html.slice(html.indexOf('<main'))) ?? []
  if (!url || !shoeOf(html)) return
  const picture = await fetch(url.replaceAll('&amp;', '&'))
  if (picture.ok) await (await openPictures()).put(pictureKey(key), picture)
}

async function store(url, response) {
  const pages = await openStore()
  const key = keyOf(url)
  if (response.status === 404 || response.status === 410) await drop(pages, key)
  if (new URL(url).search || !isPublic(response)) return
  const headers = new Headers(response.headers)
  headers.set('x-stored', Date.now())
  headers.delete('content-encoding')
  const html = await response.text()
  await pages.delete(key)
  await pages.put(key, new Response(html, { headers }))
  const stored = (await pages.keys()).filter((one) => keyOf(one.url) !== OFFLINE && !isPrecached(keyOf(one.url)))
  for (const one of stored.slice(0, -${MOST_PAGES})) await drop(pages, keyOf(one.url))
  await storePicture(key, html)
}

// Copies that a purge dropped are never shown; precached pages are loaded again.
async function dropPurged() {
  const pages = await openStore()
  const query = new URLSearchParams()
  for (const { url } of await pages.keys()) {
    const page = keyOf(url) === OFFLINE ? undefined : await pages.match(url)
    if (page) query.append('page', (page.headers.get('etag') ?? '') + ' ' + keyOf(url))
  }
  if (query.size === 0) return
  const answer = await fetch(STORED + '?' + query)
  if (!answer.ok) return
  for (const key of await answer.json()) {
    await drop(pages, key)
    const precached = PRECACHED.find(([path]) => path === key)
    if (precached) await precache(precached)
  }
}

async function precache([path]) {
  const url = new URL(path, location).href
  await store(url, await fetch(url, { headers: { accept: 'text/html' } }))
}

const edited = async (response, edit) =>
  new Response(edit(await response.text()), { status: response.status, headers: response.headers })

async function storedPage(page) {
  const note = '<p role="note">You’re offline. This page was saved ' + timeOf(page) + '. Prices and sizes may have changed.</p>'
  return edited(page, (html) => html.replace(/(<div [^>]*\bid="outdated-note"[^>]*>)(<\/div>)/, (_, open, close) => open + note + close))
}

const partOf = (html, pattern) => (pattern.exec(html) ?? [''])[0]

// Takes styles, announcement and wordmark from a stored page.
function framed(offline, html) {
  const styles = html.match(/<style[^>]*>[^<]*<\/style>|<link [^>]*?rel="stylesheet"[^>]*>/g) ?? []
  const announcement = partOf(html, /<section aria-label="Announcement"[^>]*>[^<]*<\/section>/)
  const mark = partOf(html, /<a href="\/" class="wordmark"[\s\S]*?<\/a>/)
  const start = announcement + '<header class="container" style="padding-block:var(--s4)">' + mark + '</header>' +
    '<main class="container" style="display:grid;gap:var(--s5);place-content:start;padding-block:var(--s7)">'
  return offline
    .replace(/<style>[^<]*<\/style>/, () => styles.join(''))
    .replace('<main>', () => start)
    .replace(/<p class="shop">[^<]*<\/p>/, '')
    .replace('class="button"', 'style="display:inline-block;padding:14px 24px;background:var(--cta);color:var(--on-cta);border-radius:var(--r-button);text-decoration:none;font-weight:600"')
}

// The stored page's policy allows its styles by hash.
function framedHeaders(offline, page) {
  const headers = new Headers(offline.headers)
  const policy = 'content-security-policy'
  const styles = partOf(page.headers.get(policy) ?? '', /style-src [^;]*/)
  if (styles) headers.set(policy, (headers.get(policy) ?? '').replace(/style-src [^;]*/, () => styles))
  return headers
}

const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const priceOf = ({ price, priceCurrency: currency }) => Number(price).toLocaleString(LOCALE, { style: 'currency', currency })

// In the page itself, since only documents are answered here.
async function pictureOf(key) {
  const picture = await (await openPictures()).match(pictureKey(key))
  if (!picture) return ''
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const source = 'data:' + picture.headers.get('content-type') + ';base64,' + btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return '<img src="' + source + '" alt="" width="320" height="320" style="display:block;width:100%;height:auto;background:var(--tile-1,var(--tile));border-radius:var(--r-card)">'
}

const cardOf = async (key, page, { name, brand, offer }) =>
  '<li><a href="' + key + '" style="display:grid;gap:var(--s1);text-decoration:none">' + (await pictureOf(key)) +
  '<span class="mute">' + escaped(brand) + '</span><strong>' + escaped(name) + '</strong><span>' + priceOf(offer) + '</span>' +
  '<span class="mute small">Saved ' + timeOf(page) + '</span></a></li>'

const CARDS = '<ul style="display:grid;grid-template-columns:repeat(auto-fill,minmax(140px,1fr));gap:var(--s4);padding:0;list-style:none">'

async function offlinePage(pages) {
  const [cards, links] = [[], []]
  let newest
  for (const request of (await pages.keys()).reverse()) {
    const key = keyOf(request.url)
    if (key === OFFLINE) continue
    const page = await pages.match(request)
    const html = await page.clone().text()
    newest ??= { page, html }
    if (isPrecached(key)) continue
    const shoe = shoeOf(html)
    const title = (/<title>([^<]*) \|/.exec(html) ?? [])[1] ?? key
    if (shoe) cards.push(await cardOf(key, page, shoe))
    else links.push('<p><a href="' + key + '">' + title + '</a><br>Saved ' + timeOf(page) + '</p>')
  }
  const shoes = cards.length === 0 ? '' : CARDS + cards.join('') + '</ul>'
  const seen = shoes + links.join('')
  const list = seen && '<h2>Seen on this device</h2><p>Prices and sizes may have changed.</p>' + seen
  const precached = []
  for (const [path, name] of PRECACHED) if (await pages.match(path)) precached.push('<a href="' + path + '">' + name + '</a>')
  const works = precached.length === 0 ? '' : '<h2>Works offline</h2><p>' + precached.join(' · ') + '</p>'
  const offline = await pages.match(OFFLINE)
  const text = (await offline.text()).replace('${STORED_PAGES}', () => list + works)
  if (!newest) return new Response(text, { headers: offline.headers })
  return new Response(framed(text, newest.html), { headers: framedHeaders(offline, newest.page) })
}

async function answer(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(store(event.request.url, response.clone()).then(dropPurged, dropPurged))
    return response
  } catch {
    const pages = await openStore()
    const page = await pages.match(keyOf(event.request.url))
    return page ? storedPage(page) : offlinePage(pages)
  }
}

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answer(event))
})
`
