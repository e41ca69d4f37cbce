import { ButtonLink } from '#app/ui/button.tsx'

/** The same URL checks the payment again. */
export function CheckingPayment({ again }: { readonly again: string }) {
  return (
    <div className="container section prose">
      <h1>We are checking your payment</h1>
      <p>
        This is taking longer than usual. We’re holding your order for half an hour, so please don’t pay again. We’ll
        email you either way.
      </p>
      <p>
        <ButtonLink href={again} data-document="">
          Check again
        </ButtonLink>
      </p>
    </div>
  )
}
