import type { ReactNode } from 'react'
import './wordmark.css'

function letters(text: string): ReactNode[] {
  return [...text].map((letter, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: letters never move
    <span key={index}>{letter}</span>
  ))
}

/** Live text of each wordmark, by site; its look is wordmark.css. @source ux §4 */
const marks: Readonly<Record<string, ReactNode>> = {
  williams: (
    <>
      W<span className="wordmark-dot">ı</span>lliams
    </>
  ),
  styletread: (
    <>
      <span className="wordmark-lean">s</span>tyletread
    </>
  ),
  'styletread-nz': (
    <>
      <span className="wordmark-lean">s</span>tyletread<span className="wordmark-place">nz</span>
    </>
  ),
  mollini: (
    <>
      mollini
      <span className="wordmark-square" />
    </>
  ),
  trybe: letters('trybe'),
  mathers: 'Mathers',
  midas: 'MIDAS',
}

interface WordmarkProps {
  readonly site: string
  readonly name: string
  /** Leaves this document (checkout), so that the shell is drawn anew. */
  readonly isDocumentLink?: boolean
}

/** The site's name as a link home. */
export function Wordmark({ site, name, isDocumentLink = false }: WordmarkProps) {
  return (
    <a href="/" className="wordmark" data-mark={site} {...(isDocumentLink ? { 'data-document': '' } : {})}>
      <span aria-hidden="true">{marks[site] ?? name}</span>
      <span className="visually-hidden">{`${name} home`}</span>
    </a>
  )
}
