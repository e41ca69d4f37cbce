import { type Answer, page } from '../web/answer.ts'

/** The mail's markup without scripts; loads only images. */
export function mailContent({ html }: { readonly html: string }): Answer {
  return page(
    html,
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
  )
}
