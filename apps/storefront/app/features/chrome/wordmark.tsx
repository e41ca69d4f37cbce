import { type WordmarkPiece, wordmarks } from '@welt/brands/wordmarks'
import './wordmark.css'

function Piece({ as, text }: WordmarkPiece) {
  return as === 'letter' ? <span>{text}</span> : <span className={`wordmark-${as}`}>{text}</span>
}

interface WordmarkProps {
  readonly site: string
  readonly name: string
  /** Forces a full page load, so that the shell is rendered. */
  readonly isDocumentLink?: boolean
}

/** Decorative letters; an accessible name must accompany them. */
export function WordmarkLetters({ site, name }: Pick<WordmarkProps, 'site' | 'name'>) {
  const pieces = Object.hasOwn(wordmarks, site) ? wordmarks[site as keyof typeof wordmarks] : [name]
  return (
    <span aria-hidden="true">
      {pieces.map((piece, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
        typeof piece === 'string' ? piece : <Piece key={at} {...piece} />,
      )}
    </span>
  )
}

export function Wordmark({ site, name, isDocumentLink = false }: WordmarkProps) {
  return (
    <a href="/" className="wordmark" data-mark={site} {...(isDocumentLink ? { 'data-document': '' } : {})}>
      <WordmarkLetters site={site} name={name} />
      <span className="visually-hidden">{`${name} home`}</span>
    </a>
  )
}
