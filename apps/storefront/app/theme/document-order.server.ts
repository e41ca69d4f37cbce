const VIEWPORT = /<meta name="viewport"[^>]*>/
/** The site's tokens, which also give the order of the layers, and the style sheet. */
const STYLES = /<style[^>]*>[^<]*<\/style>(?:<link [^>]*?rel="stylesheet"[^>]*>)+/
const MODULE_PRELOADS = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
/** Pictures of the first view beside the main one: the page itself names them a moment later. */
const OTHER_PICTURES = /<link rel="preload" as="image"(?![^>]*fetchPriority="high")[^>]*>/g
const MODULE_SCRIPT = /^<script([^>]*?) type="module" async=""([^>]*)>([\s\S]*)$/
const IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g

/**
 * Code that loads the page's modules once the page has been painted; at once where the page is hidden or no paint is
 * reported.
 */
function startCode(preloads: readonly string[], modules: string): string {
  const imports = [...modules.matchAll(IMPORT)]
  const names = imports.map(([, name = '']) => name).join(',')
  const urls = JSON.stringify(imports.map(([, , url]) => url))
  const begin = modules.replace(IMPORT, '').trim()
  const preload = `Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:"low"})`
  const load = `for(const href of ${JSON.stringify(preloads)})document.head.append(${preload});const [${names}]=await Promise.all(${urls}.map((url)=>import(url)));${begin}`
  const afterPaint = `new PerformanceObserver((_,paint)=>{paint.disconnect();start()}).observe({type:"paint",buffered:true})`
  return `{const start=async()=>{${load}};document.hidden||!PerformanceObserver.supportedEntryTypes.includes("paint")?start():${afterPaint}}`
}

/** What is painted half parsed moves as it grows: a header's menu, and the line above a listing's filters. */
function paintAfter(document: Buffer): string {
  const id = document.includes(' id="filters"') ? 'filters' : 'main'
  return `<link rel="expect" href="#${id}" blocking="render"/>`
}

/**
 * Puts a document's resources in the order in which they are needed: styles, the main picture, fonts, and after the
 * first paint the scripts. A document of another shape stays as it is. [decision 16]
 */
export function inOrderOfNeed(document: Buffer): Buffer {
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
    .replace(viewport, () => viewport + styles + paintAfter(document))
  const [, before = '', after = '', modules = ''] = script
  const start = `<script data-start=""${before}${after}>${startCode(preloads, modules)}`
  return Buffer.concat([
    Buffer.from(ordered),
    document.subarray(headEnd, scriptStart),
    Buffer.from(start),
    document.subarray(scriptEnd),
  ])
}
