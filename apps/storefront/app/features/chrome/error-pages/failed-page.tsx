import { Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { later } from '#app/ui/preloadable.ts'

/** Even the error page's code failed to load. */
function NoPage() {
  const title = 'Something has gone wrong, please try again.'
  return (
    <main id="main" tabIndex={-1} className="container section">
      <title>{title}</title>
      <h1>{title}</h1>
    </main>
  )
}

const ErrorPage = later(
  async () => (await import('./error-page.tsx')).ErrorPage,
  () => NoPage,
)

export function FailedPage({ error }: { readonly error: unknown }) {
  return (
    <Suspense>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Suspense>
  )
}
