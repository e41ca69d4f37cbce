import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { isPlain } from '#app/islands/mount.ts'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }

/** A link within the page, which keeps scroll and focus; with the role of a button it is pressed by Space too. */
export function StayLink({ href, onClick, ...rest }: Props) {
  const navigate = useNavigate()
  const go = () => void navigate(href, { preventScrollReset: true, replace: true })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event.nativeEvent)) return
        event.preventDefault()
        go()
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (rest.role !== 'button' || event.key !== ' ') return
        event.preventDefault()
        go()
      }}
    />
  )
}
