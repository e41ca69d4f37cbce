import type { AnchorHTMLAttributes, ComponentProps } from 'react'
import styles from './button.module.css'

interface Look {
  /** `primary` once per view; `quiet` looks like a link; `icon` is a 44 px square that needs an `aria-label`. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'icon'
  readonly isWide?: boolean
  readonly isSmall?: boolean
}

function buttonClass({ look = 'primary', isWide = false, isSmall = false }: Look, extra?: string): string {
  return [
    styles.button,
    look === 'primary' ? '' : styles[look],
    isWide ? styles.wide : '',
    isSmall ? styles.small : '',
    extra ?? '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** `type` defaults to `submit`. */
export function Button({
  look = 'primary',
  isWide = false,
  isSmall = false,
  isBusy = false,
  className,
  type = 'submit',
  ...rest
}: Look & { readonly isBusy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ look, isWide, isSmall }, className)}
      {...(isBusy ? { 'aria-busy': true } : {})}
    />
  )
}

/** The page's click listener turns it into a client-side navigation. */
export function ButtonLink({
  look = 'primary',
  isWide = false,
  isSmall = false,
  className,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  return <a {...rest} className={buttonClass({ look, isWide, isSmall }, className)} />
}
