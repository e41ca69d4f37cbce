import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/** Pages where few sessions start. */
const SECOND =
  /app[\\/]features[\\/](?:checkout|orders|loyalty|privacy|saved-cards|newsletter|account[\\/]account\.|chrome[\\/]slim-shell|store-finder|reviews[\\/]review-form|wishlist|returns|address|compare[\\/]compare\.|gift-card[\\/](?:balance|form|page|preview)|cart[\\/](?:cart\.|codes|collection))/
/** Imported by the server only, so no browser chunk links them to a route. */
const HOME = /app[\\/]features[\\/]home[\\/]/
/**
 * Find in store, express buttons, listings of what is near, the postcode's form and offers: too large for the
 * first sheet, beside the home page's.
 */
const FINDER =
  /app[\\/]features[\\/](?:(?:find-in-store|express|listing[\\/]in-store)[\\/]|(?:product-page[\\/]deliver-to|content[\\/]extras)\.)/
/** Listings, offers and stories are rendered by the server only. */
const LISTING_ROUTE = /app[\\/]routes[\\/](?:by-url-key|search|blog[\\/](?:index|entry))\.tsx/
const HOME_ROUTE = /app[\\/]routes[\\/]home\.tsx/
const ROUTE = /app[\\/]routes[\\/](?!layout\.)[^?]*\.tsx/
const FRAME = /app[\\/](?:root|routes[\\/]layout)\.tsx/

type Sheet = 'home' | 'second' | 'finder'

function sheetOf(id: string): Sheet | undefined {
  if (HOME.test(id)) return 'home'
  return SECOND.test(id) ? 'second' : FINDER.test(id) ? 'finder' : undefined
}

export function splitSheet(css: string, layer: string): { rest: string; blocks: string } {
  const opening = `@layer ${layer}{`
  let [rest, blocks, from] = ['', '', 0]
  for (let start = css.indexOf(opening); start >= 0; start = css.indexOf(opening, from)) {
    let end = start + opening.length
    for (let depth = 1; depth > 0; end++) {
      if (end >= css.length) throw new Error('A style sheet ends inside a block.')
      if (css[end] === '{') depth++
      else if (css[end] === '}') depth--
    }
    rest += css.slice(from, start)
    blocks += css.slice(start + opening.length, end - 1)
    from = end
  }
  return { rest: rest + css.slice(from), blocks }
}

function reaches(context: Rolldown.PluginContext, sheet: Sheet, id: string, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  if (/\.css$/.test(id)) return sheetOf(id) === sheet
  const module = context.getModuleInfo(id)
  return [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])].some((next) =>
    reaches(context, sheet, next, seen),
  )
}

/** Splits the style sheet into four; routes link the second, the finder's and the home page's. [decision 84] */
export const splitSheets: Plugin = {
  name: 'split-sheets',
  apply: 'build',
  enforce: 'post',
  transform: {
    order: 'pre',
    filter: { id: /\.css$/ },
    handler(code, id) {
      const sheet = sheetOf(id)
      return sheet && `@layer ${sheet}{${code}}`
    },
  },
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return
    const main = Object.values(bundle).find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    if (main?.type !== 'asset') throw new Error('The build wrote no style sheet.')
    const emit = (sheet: Sheet) => {
      const { rest, blocks } = splitSheet(String(main.source), sheet)
      main.source = rest
      const fileName = `assets/${sheet}-${createHash('sha256').update(blocks).digest('base64url').slice(0, 8)}.css`
      this.emitFile({ type: 'asset', fileName, source: blocks })
      return fileName
    }
    const home = emit('home')
    // By name, as the browser's manifest lists them: another order would not hydrate.
    const linked = [['finder', emit('finder')] as const, ['second', emit('second')] as const]
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.facadeModuleId) continue
      const { facadeModuleId: id } = file
      if (HOME_ROUTE.test(id)) file.viteMetadata?.importedCss.add(home)
      for (const [sheet, fileName] of linked) {
        const isListing = sheet === 'finder' && LISTING_ROUTE.test(id)
        if (!isListing && !reaches(this, sheet, id)) continue
        // The frame preloads product pages, whose route links the finder's.
        if (FRAME.test(id) && sheet !== 'finder')
          throw new Error(`${id}: styles of what any page can open belong in the first sheet.`)
        if (ROUTE.test(id)) file.viteMetadata?.importedCss.add(fileName)
      }
    }
  },
}
