import { lengthOf } from '@welt/kit/text/patterns'

/** The count is spelled out from this many remaining characters on. */
const NEAR = 20

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`)

interface CharacterCountProps {
  readonly typed: string
  readonly most: number
  readonly className?: string | undefined
}

export function CharacterCount({ typed, most, className }: CharacterCountProps) {
  const used = lengthOf(typed)
  const left = most - used
  const text = left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`
  return (
    <>
      <span aria-hidden="true" className={className}>
        {left > NEAR ? `${used} of ${most}` : text}
      </span>
      <span role="status" className="visually-hidden">
        {left > NEAR ? '' : text}
      </span>
    </>
  )
}
