export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const TOKEN = /<\?xml[^>]*\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z][\w:.-]*="[^"<]*")*)\s*(\/?)>|([^<]+)/y

function decode(text: string): string {
  return text.replace(/&([^;\s]*);?/g, (whole, name: string) => {
    const character = ENTITIES[name]
    if (character === undefined || !whole.endsWith(';')) throw new Error(`"${whole}" is no entity.`)
    return character
  })
}

/** As strict as feed readers. @throws Error when not well-formed */
export function parseXml(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  TOKEN.lastIndex = 0
  for (let at = 0; at < xml.length; at = TOKEN.lastIndex) {
    const match = TOKEN.exec(xml)
    if (!match) throw new Error(`Not well-formed at "${xml.slice(at, at + 80)}".`)
    const [, closing, name, attributes = '', empty, text] = match
    const parent = open.at(-1) ?? top
    if (text !== undefined) parent.text += decode(text)
    else if (name && closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing.`)
    } else if (name) {
      const pairs = [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => [key, decode(value)] as const,
      )
      const element: XmlElement = { name, attributes: Object.fromEntries(pairs), children: [], text: '' }
      parent.children.push(element)
      if (!empty) open.push(element)
    }
  }
  const [root] = top.children
  if (open.length > 1 || !root || top.children.length > 1) throw new Error('There must be one element, closed.')
  return root
}

/** Texts of child elements with this name. */
export function textsOf(element: XmlElement, name: string): string[] {
  return element.children.filter((child) => child.name === name).map((child) => child.text)
}
