import { Suspense } from 'react'
import { later } from '#app/ui/preloadable.ts'

/** All that can be said when not even the code of the error's page can be loaded. */
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

/** The page of an error; its code comes with the first one. */
export function FailedPage({ status }: { readonly status: number }) {
  return (
    <Suspense>
      <ErrorPage status={status} />
    </Suspense>
  )
}
