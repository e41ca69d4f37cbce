import { type ReactNode, useContext } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from 'react-router'
import { ErrorPage } from '#app/features/chrome/error-page.tsx'
import { type Shop, shopOf } from '#app/session/shop.ts'
import { visitOf } from '#app/session/visit.ts'
import { DocumentContext } from '#app/theme/document-context.ts'
import type { Route } from './+types/root.ts'
import './theme/base.css'

export function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  return { shop: shopOf(visit.brand, visit.origin, visit.mediaVersion), sandboxUrl: visit.sandboxUrl }
}

/** The site does not change while the document lives. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false

export function Layout({ children }: { readonly children: ReactNode }) {
  const { nonce, themeCss, fontUrls } = useContext(DocumentContext)
  const shop = (useRouteLoaderData('root') as { readonly shop: Shop } | undefined)?.shop
  return (
    <html lang={shop ? shop.locale.replace('_', '-') : 'en-AU'} data-site={shop?.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fontUrls.map((url) => (
          <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own tokens; the browser keeps what the server wrote */}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeCss }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
}
