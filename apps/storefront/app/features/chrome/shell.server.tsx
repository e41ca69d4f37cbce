import { renderToStaticMarkup } from 'react-dom/server'
import { query } from '#app/graphql/client.server.ts'
import { type Shop, shopOf } from '#app/session/shop.ts'
import type { Visit } from '#app/session/visit.ts'
import { Drawer } from './drawer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MENU_DOCUMENT, type MenuData, type MenuItem, menuOf } from './menu.ts'

interface Shell {
  readonly header: string
  readonly footer: string
}

const drawn = new Map<string, { readonly data: string; readonly shell: Shell }>()

function draw(shop: Shop, menu: readonly MenuItem[]): Shell {
  const header = renderToStaticMarkup(
    <>
      <Header shop={shop} menu={menu} />
      <Drawer shop={shop} menu={menu} />
    </>,
  )
  return { header, footer: renderToStaticMarkup(<Footer shop={shop} menu={menu} />) }
}

/** The shell's HTML, drawn once for each site and menu; React never hydrates it. */
function shellOf(shop: Shop, menu: readonly MenuItem[]): Shell {
  const data = JSON.stringify(menu)
  const kept = drawn.get(shop.id)
  if (kept?.data === data) return kept.shell
  const shell = draw(shop, menu)
  drawn.set(shop.id, { data, shell })
  return shell
}

/** Puts header and footer into the visit; without a menu when the commerce server does not answer. @source measurements/framework.md */
export async function fillShell(visit: Visit): Promise<void> {
  const result = await query<MenuData>(visit, MENU_DOCUMENT, {}, { tags: ['store', 'categories'] })
  Object.assign(visit.shell, shellOf(shopOf(visit.brand, visit.origin, visit.mediaVersion), result.ok ? menuOf(result.data) : []))
}
