export interface GuideShoe {
  /** "EUK". */
  readonly scale: string | undefined
  /** Australian and European numbers: "13/31". One size can match two rows. */
  readonly sizes: readonly string[]
  readonly chosen: string | undefined
}

/** Section ids, by the last letter of a scale code. */
const SECTIONS: Readonly<Record<string, string>> = { W: 'women', M: 'men', K: 'kids' }

export const guideSection = (scale: string | null | undefined): string | undefined => SECTIONS[scale?.slice(-1) ?? '']

const ROW = /<tr><th scope="row">([^<]*)<\/th>(<td>([^<]*)<\/td><td>[^<]*<\/td><td>([^<]*)<\/td>)/g

/** Moves the shoe's own scale to the top and marks its sizes. */
export function ownGuide(html: string, { scale, sizes, chosen }: GuideShoe): string {
  const id = guideSection(scale)
  const own = id && new RegExp(`<section id="${id}">[\\s\\S]*?</section>`).exec(html)?.[0]
  if (!own) return html
  const marked = own.replace(ROW, (row, cm: string, cells: string, au: string, eu: string) => {
    const size = `${au}/${eu}`
    if (!sizes.includes(size)) return row
    const isChosen = size === chosen
    const note = isChosen ? 'your choice' : 'comes in this size'
    const mark = isChosen ? ' aria-current="true"' : ''
    return `<tr data-comes${mark}><th scope="row">${cm}<span class="visually-hidden">, ${note}</span></th>${cells}`
  })
  const legend = sizes.length > 0 ? '<p>Marked: the sizes this shoe comes in.</p>' : ''
  return marked.replace('</h2>', `</h2>${legend}`) + html.replace(own, '')
}
