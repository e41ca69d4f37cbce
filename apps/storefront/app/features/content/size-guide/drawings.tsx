import type { ReactNode } from 'react'

function StepPicture({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true">
      {children}
    </svg>
  )
}

const heel = (
  <StepPicture>
    <path d="M50 25v170h250" />
    <path d="M86 65v64M118 65v70" />
    <path data-foot="" d="M52 194c0-36 14-66 38-66 22 0 40 22 66 26 30 5 68 10 68 40z" />
  </StepPicture>
)

const toe = (
  <StepPicture>
    <path data-foot="" d="M60 35h210v170H60z" />
    <path d="M70 160c-3-32 14-54 48-55 40-2 82-14 110-4 20 7 24 40 4 55-14 10-62 16-100 19-34 2-60-1-62-15z" />
    <path data-mark="" d="M248 90v82" />
  </StepPicture>
)

const mark = (length: string) => (
  <StepPicture>
    <path data-mark="" d="M70 65v110M250 65v110" />
    <path d="M72 120h176M84 109l-12 11 12 11M236 109l12 11-12 11" />
    <path data-tape="" d="M60 195h200v16H60z" />
    <text x="160" y="105" textAnchor="middle">
      {length}
    </text>
  </StepPicture>
)

/** Decoration beside the text of the steps. */
export const stepPictures = (exampleCm: string): readonly ReactNode[] => [heel, toe, mark(`${exampleCm} cm`)]
