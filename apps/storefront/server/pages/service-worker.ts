export const SERVICE_WORKER_PATH = '/sw.js'
export const OFFLINE_PATH = '/offline'
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
 * The next answer for it replaces the copy, or deletes it when the page is gone. [decision 160]
 */
export const serviceWorkerCode = (version: string, locale: string) => String.raw`// ${version}
const OFFLINE = ${JSON.stringify(OFFLINE_PATH)}
const PRECACHED = ${JSON.stringify(PRECACHED_PAGES)}
const isPrecached = (key) => PRECACHED.some(([path]) => path === key)
const openStore = () => caches.open('pages')
const keyOf = (url) => new URL(url).pathname
const timeOf = (response) => new Date(Number(response.headers.get('x-stored'))).toLocaleString(${JSON.stringify(locale)},
  { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })

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

async function store(url, response) {
  const pages = await openStore()
  const key = keyOf(url)
  if (response.status === 404 || response.status === 410) await pages.delete(key)
  if (new URL(url).search || !isPublic(response)) return
  const headers = new Headers(response.headers)
  headers.set('x-stored', Date.now())
  headers.delete('content-encoding')
  await pages.delete(key)
  await pages.put(key, new Response(await response.blob(), { headers }))
  const stored = (await pages.keys()).filter((one) => keyOf(one.url) !== OFFLINE && !isPrecached(keyOf(one.url)))
  for (const one of stored.slice(0, -${MOST_PAGES})) await pages.delete(one)
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

async function offlinePage(pages) {
  const found = []
  let newest
  for (const request of (await pages.keys()).reverse()) {
    if (keyOf(request.url) === OFFLINE) continue
    const page = await pages.match(request)
    const html = await page.clone().text()
    newest ??= { page, html }
    if (isPrecached(keyOf(request.url))) continue
    const title = (/<title>([^<]*) \|/.exec(html) ?? [])[1] ?? keyOf(request.url)
    found.push('<p><a href="' + keyOf(request.url) + '">' + title + '</a><br>Saved ' + timeOf(page) + '</p>')
  }
  const list = found.length === 0 ? '' : '<h2>Seen on this device</h2><p>Prices and sizes may have changed.</p>' + found.join('')
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
    event.waitUntil(store(event.request.url, response.clone()))
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
