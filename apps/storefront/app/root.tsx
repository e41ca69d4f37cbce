import { type ReactNode, useContext, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { FailedPage } from '#app/features/chrome/error-pages/failed-page.tsx'
import { focusHeading } from '#app/islands/opened-page.ts'
import { stayOnPage } from '#app/islands/stay-on-page.ts'
import { sessionMiddleware } from '#app/middleware/session.server.ts'
import { settingsMiddleware } from '#app/middleware/site-settings.server.ts'
import { serveShownListing } from '#app/session/browser/shown-listing.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { type Shop, ShopContext } from '#app/session/site/shop.ts'
import { shopOf } from '#app/session/site/shop-of.server.ts'
import { DocumentContext } from '#app/theme/document-context.ts'
import type { Route } from './+types/root.ts'
import './theme/base.css'
import './theme/every-style.ts'

export const middleware: Route.MiddlewareFunction[] = [settingsMiddleware, sessionMiddleware]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayOnPage, serveShownListing]

export function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  return { shop: shopOf(ctx), sandboxUrl: ctx.sandboxUrl }
}

export const shouldRevalidate: ShouldRevalidateFunction = () => false

export function Layout({ children }: { readonly children: ReactNode }) {
  const { nonce, guard, themeCss, fontUrls } = useContext(DocumentContext)
  const shop = (useRouteLoaderData('root') as { readonly shop: Shop } | undefined)?.shop
  // A parent's effects run after its children's: all but lazily loaded controls work by now.
  useEffect(() => {
    document.documentElement.dataset.scripted = ''
  }, [])
  const place = useLocation()
  // The page may differ at the same path, as an error page does.
  useEffect(() => focusHeading(place), [place])
  return (
    <html lang={shop ? shop.locale.replace('_', '-') : 'en-AU'} data-site={shop?.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fontUrls.map((url) => (
          <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own tokens, rendered by the server only */}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeCss }} />
        <Links nonce={nonce} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, rendered by the server only */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: guard }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
      </head>
      <body>
        <ShopContext value={shop}>{children}</ShopContext>
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
  return <FailedPage error={error} />
}
