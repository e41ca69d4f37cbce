import { PRERENDERED, SHOWN_PATH } from '@welt/kit/html/prerendered'

/** Added here because in the app it would be script of every page. */
const MANIFEST =
  '<link rel="manifest" href="/site.webmanifest"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/>'
const VIEWPORT = /<meta name="viewport"[^>]*>/
const STYLES = /<style[^>]*>[^<]*<\/style>(?:<link [^>]*?rel="stylesheet"[^>]*>)+/
const MODULE_PRELOADS = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const OTHER_PICTURES = /<link rel="preload" as="image"(?![^>]*fetchPriority="high")[^>]*>/g
const MODULE_SCRIPT = /^<script([^>]*?) type="module" async=""([^>]*)>([\s\S]*)$/
const IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g

/**
 * Inline script that loads the modules after the first paint, or immediately where the page is hidden or paint timing
 * is unsupported. A prerendered page is laid out while hidden, but starts nothing until it is shown; then it reports
 * its view. It passes its URL to the page that prerendered it by storage; where the browser blocks storage, links open
 * in place. [decision 158]
 */
function startCode(preloads: readonly string[], modules: string): string {
  const imports = [...modules.matchAll(IMPORT)]
  const names = imports.map(([, name = '']) => name).join(',')
  const urls = JSON.stringify(imports.map(([, , url]) => url))
  const begin = modules.replace(IMPORT, '').trim()
  const preload = `Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:"low"})`
  const load = `for(const href of ${JSON.stringify(preloads)})document.head.append(${preload});const [${names}]=await Promise.all(${urls}.map((url)=>import(url)));${begin}`
  const afterPaint = `new PerformanceObserver((_,paint)=>{paint.disconnect();start()}).observe({type:"paint",buffered:true})`
  const ready = `document.hidden||!PerformanceObserver.supportedEntryTypes.includes("paint")?start():${afterPaint}`
  const whenShown = `onload=()=>document.body.offsetTop;document.onprerenderingchange=()=>{begin();navigator.sendBeacon("${SHOWN_PATH}?path="+encodeURIComponent(location.pathname))};try{localStorage.${PRERENDERED}=location.href+" "+Date.now()}catch{}`
  return `{const start=async()=>{${load}},begin=()=>{${ready}};if(document.prerendering){${whenShown}}else begin()}`
}

/** Delays the first paint past elements that would shift: the header's menu and the bar above the filters. */
function paintAfter(document: Buffer): string {
  const id = document.includes(' id="filters"') ? 'filters' : 'main'
  return `<link rel="expect" href="#${id}" blocking="render"/>`
}

const isShared = (head: string) =>
  head.includes('rel="canonical"') && !head.includes('content="noindex') && !head.includes('property="og:image"')

/**
 * Reorders the head: styles, the main picture, fonts; scripts start after the first paint. A public page without
 * `og:image` gets `share`. An unexpected document is returned unchanged. [decision 16]
 */
export function inOrderOfNeed(document: Buffer, share: string): Buffer {
  const headEnd = document.indexOf('</head>')
  const mark = document.lastIndexOf(' type="module" async=""')
  const scriptStart = document.lastIndexOf('<script', mark)
  const scriptEnd = document.indexOf('</script>', mark)
  const head = document.toString('utf8', 0, headEnd)
  const styles = STYLES.exec(head)?.[0]
  const viewport = VIEWPORT.exec(head)?.[0]
  const script = MODULE_SCRIPT.exec(document.toString('utf8', scriptStart, scriptEnd))
  if (!styles || !viewport || !script) return document
  const preloads = [...head.matchAll(MODULE_PRELOADS)].map(([, href = '']) => href)
  const ordered = head
    .replace(styles, '')
    .replace(MODULE_PRELOADS, '')
    .replace(OTHER_PICTURES, '')
    .replace(viewport, () => viewport + styles + paintAfter(document) + MANIFEST)
  const [, before = '', after = '', modules = ''] = script
  const start = `<script data-start=""${before}${after}>${startCode(preloads, modules)}`
  return Buffer.concat([
    Buffer.from(isShared(head) ? ordered + share : ordered),
    document.subarray(headEnd, scriptStart),
    Buffer.from(start),
    document.subarray(scriptEnd),
  ])
}
