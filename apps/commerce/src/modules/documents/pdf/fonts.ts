import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'

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

/** Has the letters that others lack: Vietnamese, and all of extended Latin. [decision 164] */
const FALLBACK = 'Hanken Grotesk'

const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const

export type FontWeight = 400 | 600

export interface FontFile {
  readonly family: string
  readonly subset: (typeof SUBSETS)[number]
}

/** @throws Error for a face without files */
export function fontPath({ family, subset }: FontFile, weight: FontWeight): string {
  const folder = FACES[family.replace(/ Variable$/, '')]
  if (!folder) throw new Error(`there are no font files of ${family}`)
  const name = /@fontsource\/([\w-]+)\//.exec(folder)?.[1]
  return fileURLToPath(new URL(`files/${name}-${subset}-${weight}-normal.woff`, folder))
}

interface OpenFile {
  readonly file: FontFile
  readonly font: Font
}

/** By family, its own files first. All weights of a face have the same letters. */
const opened = new Map<string, readonly OpenFile[]>()

function filesOf(family: string): readonly OpenFile[] {
  const known = opened.get(family)
  if (known) return known
  const files = [family, FALLBACK].flatMap((one) => SUBSETS.map((subset) => ({ family: one, subset })))
  const found = files.flatMap((file) => {
    const path = fontPath(file, 400)
    return existsSync(path) ? [{ file, font: openSync(path) }] : []
  })
  opened.set(family, found)
  return found
}

interface FontRun {
  readonly file: FontFile
  readonly text: string
}

/** A letter that no file has loses its accents or becomes a question mark. */
function letterOf(files: readonly OpenFile[], letter: string): FontRun {
  const [base = ''] = letter.normalize('NFD')
  for (const text of [letter, base, '?']) {
    const found = files.find(({ font }) => font.hasGlyphForCodePoint(text.codePointAt(0) ?? 0))
    if (found) return { file: found.file, text }
  }
  throw new Error('a font has no question mark')
}

/** Splits a text into runs, each printed with one font file. */
export function fontRuns(text: string, family: string): readonly FontRun[] {
  const files = filesOf(family)
  const runs: { file: FontFile; text: string }[] = []
  for (const letter of text.normalize('NFC').replace(/\p{M}/gu, '')) {
    const run = letterOf(files, letter)
    const last = runs.at(-1)
    if (last?.file === run.file) last.text += run.text
    else runs.push({ ...run })
  }
  return runs
}
