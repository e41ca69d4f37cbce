import { useEffect } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** [R4.33] */
const TO_CART_AFTER_MS = 500

export function LostCart({ message }: { readonly message: string | undefined }) {
  useEffect(() => {
    if (message) return
    // Checkout has no header and footer, so the cart needs a full page load.
    const timer = setTimeout(() => location.replace('/cart'), TO_CART_AFTER_MS)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <div className="container section prose">
      <h1>{message ? 'We couldn’t open your checkout' : 'There’s nothing to check out'}</h1>
      {message ? <Notice tone="negative">{message}</Notice> : <p>We’re taking you to your bag.</p>}
      <p>
        <ButtonLink href={message ? '/checkout' : '/cart'}>{message ? 'Try again' : 'Go to your bag'}</ButtonLink>
      </p>
    </div>
  )
}
