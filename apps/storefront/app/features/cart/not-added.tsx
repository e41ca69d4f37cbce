import type { ScreenPath } from '@welt/kit/screens'
import { type MiddlewareFunction, redirect } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { AddAnswer } from './answers.ts'

/** Redirects GET requests. Not a loader: that would also run after a failed action and lose its message. */
export const redirectGet = (path: ScreenPath): MiddlewareFunction<Response> => {
  return ({ request }) => {
    if (request.method === 'GET') throw redirect(path, 302)
  }
}

/** Rendered only without scripts. */
export function NotAdded({
  heading,
  answer,
  fallback,
}: {
  heading: string
  answer: AddAnswer | undefined
  fallback: string
}) {
  return (
    <div className="container section prose">
      <h1>{heading}</h1>
      <Notice tone="negative">{answer?.message ?? fallback}</Notice>
      <p>
        <ButtonLink href={answer?.back ?? '/'}>Back to the shoe</ButtonLink>
      </p>
    </div>
  )
}
