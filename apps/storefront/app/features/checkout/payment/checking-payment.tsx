import { ButtonLink } from '#app/ui/button.tsx'

/** Back from the bank while the shop cannot learn how the payment ended: the same address asks again. */
export function CheckingPayment({ again }: { readonly again: string }) {
  return (
    <div className="container section prose">
      <h1>We are checking your payment</h1>
      <p>The answer takes longer than usual. Your order is kept for half an hour; please do not pay again. We email you either way.</p>
      <p>
        <ButtonLink href={again} data-document="">
          Look again
        </ButtonLink>
      </p>
    </div>
  )
}
