import type { Brand } from '@welt/brands'
import { wordmarks } from '@welt/brands/wordmarks'
import PDFDocument from 'pdfkit'
import { type FontFile, type FontWeight, fontPath, fontRuns } from './fonts.ts'

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 45 } as const
export const RIGHT = PAGE.width - PAGE.margin

export interface TextStyle {
  readonly sizePt?: number
  readonly weight?: FontWeight
  readonly isDisplay?: boolean
  /** Of the theme. */
  readonly colour?: 'ink' | 'mute' | 'line' | 'cta'
  readonly align?: 'left' | 'right' | 'centre'
}

type Doc = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

export interface Paper {
  readonly doc: Doc
  readonly brand: Brand
  /** Of the tagged structure. */
  readonly root: Element
}

interface Placed {
  readonly x: number
  readonly y: number
  /** Lines break at it, in points. */
  readonly width: number
}

const LEADING = 1.45

const runsOf = ({ brand: { theme } }: Paper, text: string, { isDisplay = false }: TextStyle) =>
  fontRuns(text, isDisplay ? theme.displayFont : theme.textFont)

function useFont({ doc }: Paper, file: FontFile, { sizePt = 10, weight = 400 }: TextStyle): void {
  doc.font(fontPath(file, weight)).fontSize(sizePt)
}

function widthOf(paper: Paper, text: string, style: TextStyle): number {
  return runsOf(paper, text, style).reduce((sum, run) => {
    useFont(paper, run.file, style)
    return sum + paper.doc.widthOfString(run.text)
  }, 0)
}

/** Divides a part that is wider than the line. */
function piecesOf(paper: Paper, part: string, width: number, style: TextStyle): readonly string[] {
  if (widthOf(paper, part, style) <= width) return [part]
  return [...part].reduce<string[]>((pieces, letter) => {
    const last = pieces.at(-1)
    if (last !== undefined && widthOf(paper, last + letter, style) <= width) pieces[pieces.length - 1] = last + letter
    else pieces.push(letter)
    return pieces
  }, [])
}

export function linesOf(paper: Paper, text: string, width: number, style: TextStyle): readonly string[] {
  const parts = text.split(/\s+/).flatMap((part) => piecesOf(paper, part, width, style))
  return parts.reduce<string[]>((lines, part) => {
    const last = lines.at(-1)
    const longer = last === undefined ? part : `${last} ${part}`
    if (last !== undefined && widthOf(paper, longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(part)
    return lines
  }, [])
}

/** @returns the height of a line, in points */
export const lineHeight = ({ sizePt = 10 }: TextStyle) => sizePt * LEADING

function writeLine(paper: Paper, line: string, { x, y, width }: Placed, style: TextStyle): void {
  const { align = 'left', colour = 'ink' } = style
  const free = align === 'left' ? 0 : width - widthOf(paper, line, style)
  let at = x + (align === 'centre' ? free / 2 : free)
  paper.doc.fillColor(paper.brand.theme[colour])
  for (const run of runsOf(paper, line, style)) {
    useFont(paper, run.file, style)
    const size = paper.doc.widthOfString(run.text)
    paper.doc.text(run.text, at, y, { lineBreak: false })
    at += size
  }
}

/** Breaks lines. @returns where the next text begins */
export function write(paper: Paper, text: string, placed: Placed, style: TextStyle = {}): number {
  const lines = linesOf(paper, text, placed.width, style)
  lines.forEach((line, i) => {
    writeLine(paper, line, { ...placed, y: placed.y + i * lineHeight(style) }, style)
  })
  return placed.y + lines.length * lineHeight(style)
}

/** Text with its place in the structure. @returns where the next text begins */
export function put(
  paper: Paper,
  tag: 'H1' | 'H2' | 'P',
  text: string,
  placed: Placed,
  style: TextStyle = {},
  parent: Element = paper.root,
): number {
  let end = placed.y
  parent.add(
    paper.doc.struct(tag, {}, () => {
      end = write(paper, text, placed, style)
    }),
  )
  return end
}

/** Screen readers skip it. */
export function decorate({ doc }: Paper, render: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  render()
  doc.endMarkedContent()
}

export function rule(
  paper: Paper,
  y: number,
  colour: 'ink' | 'line' = 'line',
  from: number = PAGE.margin,
  to: number = RIGHT,
): void {
  decorate(paper, () => {
    paper.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor(paper.brand.theme[colour]).stroke()
  })
}

/** The shop's name in its own type. */
export function wordmark(paper: Paper, x: number, y: number): void {
  const { brand, root, doc } = paper
  const { colour } = brand.theme.wordmark
  root.add(
    doc.struct('P', {}, () => {
      let at = x
      for (const piece of wordmarks[brand.id]) {
        const isPlace = typeof piece !== 'string' && piece.as === 'place'
        const text = typeof piece === 'string' ? piece : piece.text
        // The embedded cut has no dotless i.
        const shown = isPlace ? text.toUpperCase() : text.replace('ı', 'i')
        const style: TextStyle = {
          isDisplay: !isPlace,
          weight: 600,
          sizePt: isPlace ? 8 : 21,
          colour,
        }
        if (shown === '') continue
        if (isPlace) at += 5
        write(paper, shown, { x: at, y: isPlace ? y + 12.5 : y, width: 400 }, style)
        at += widthOf(paper, shown, style)
      }
    }),
  )
}

export interface PaperFacts {
  readonly title: string
  readonly author: string
  readonly at: Date
}

/** A tagged A4 file with its fonts in it. */
export async function makePdf(brand: Brand, facts: PaperFacts, render: (paper: Paper) => void): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: fontPath({ family: brand.theme.textFont, subset: 'latin' }, 400),
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: brand.locale.replace('_', '-'),
    bufferPages: true,
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.at, ModDate: facts.at },
  })
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  render({ doc, brand, root })
  root.end()
  doc.end()
  return whole
}
