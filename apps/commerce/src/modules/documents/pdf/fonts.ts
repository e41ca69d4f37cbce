import { fileURLToPath } from 'node:url'

/** Static cuts of the shops' faces: variable WOFF2 files can't be embedded. [decision 128] */
const FACES: Readonly<Record<string, string>> = {
  'Bodoni Moda': import.meta.resolve('@fontsource/bodoni-moda/LICENSE'),
  'Bricolage Grotesque': import.meta.resolve('@fontsource/bricolage-grotesque/LICENSE'),
  'DM Sans': import.meta.resolve('@fontsource/dm-sans/LICENSE'),
  Figtree: import.meta.resolve('@fontsource/figtree/LICENSE'),
  Fraunces: import.meta.resolve('@fontsource/fraunces/LICENSE'),
  Fredoka: import.meta.resolve('@fontsource/fredoka/LICENSE'),
  'Hanken Grotesk': import.meta.resolve('@fontsource/hanken-grotesk/LICENSE'),
  'Instrument Sans': import.meta.resolve('@fontsource/instrument-sans/LICENSE'),
  Jost: import.meta.resolve('@fontsource/jost/LICENSE'),
  Nunito: import.meta.resolve('@fontsource/nunito/LICENSE'),
  'Source Serif 4': import.meta.resolve('@fontsource/source-serif-4/LICENSE'),
  Syne: import.meta.resolve('@fontsource/syne/LICENSE'),
}

export type FontWeight = 400 | 600

/** @throws Error for a face without files */
export function fontFile(family: string, script: 'latin' | 'latin-ext', weight: FontWeight): string {
  const folder = FACES[family.replace(/ Variable$/, '')]
  if (!folder) throw new Error(`there are no font files of ${family}`)
  const name = /@fontsource\/([\w-]+)\//.exec(folder)?.[1]
  return fileURLToPath(new URL(`files/${name}-${script}-${weight}-normal.woff`, folder))
}

const LATIN = /[\u0020-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122\u2212]/
const LATIN_EXT = /[\u0100-\u024f\u1e00-\u1eff]/

interface FontRun {
  readonly script: 'latin' | 'latin-ext'
  readonly text: string
}

/** Letters that no file has become question marks. */
export function fontRuns(text: string): readonly FontRun[] {
  const runs: { script: FontRun['script']; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const isExtended = LATIN_EXT.test(letter)
    const script = isExtended ? 'latin-ext' : 'latin'
    const shown = isExtended || LATIN.test(letter) ? letter : '?'
    const last = runs.at(-1)
    if (last?.script === script) last.text += shown
    else runs.push({ script, text: shown })
  }
  return runs
}
