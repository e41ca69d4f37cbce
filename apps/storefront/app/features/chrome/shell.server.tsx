import type { SiteId } from '@welt/brands'
import { MAX_SEARCH_FIELD_LENGTH } from '@welt/rules/limits'
import { renderToStaticMarkup } from 'react-dom/server'
import { query } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { Shop } from '#app/session/site/shop.ts'
import { shopOf } from '#app/session/site/shop-of.server.ts'
import type { SiteSettings } from '#app/session/site/site-settings.ts'
import { ConsentSettings, ConsentStrip } from './consent/consent-strip.tsx'
import { Drawer } from './drawer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuDocument, type MenuQuery } from './menu.generated.ts'
import { type MenuItem, menuOf } from './menu.ts'
import { ShopStrip } from './shop-strip.tsx'

interface Shell {
  readonly header: string
  readonly footer: string
}

/** Compared by identity: cached responses return the same objects. */
interface RenderedShell {
  readonly menu: MenuQuery | undefined
  readonly settings: SiteSettings
  readonly shell: Shell
}

const shells = new Map<SiteId, RenderedShell>()

function renderShell({ brand, originOf }: RequestContext, shop: Shop, menu: readonly MenuItem[]): Shell {
  const header = renderToStaticMarkup(
    <>
      <ConsentStrip name={shop.name} />
      <ConsentSettings />
      {shop.flags.brandedHeader ? <ShopStrip shop={shop} originOf={originOf} /> : null}
      <Header shop={shop} menu={menu} />
      <Drawer shop={shop} menu={menu} />
    </>,
  )
  return { header, footer: renderToStaticMarkup(<Footer shop={shop} seller={brand.seller} menu={menu} />) }
}

function shellOf(ctx: RequestContext, menu: MenuQuery | undefined): Shell {
  const { brand, settings } = ctx
  const cached = shells.get(brand.id)
  if (cached && (!menu || (cached.menu === menu && cached.settings === settings))) return cached.shell
  const shell = renderShell(ctx, shopOf(ctx), menu ? menuOf(menu) : [])
  shells.set(brand.id, { menu, settings, shell })
  return shell
}

/** The shell is otherwise the same on every page of the site. */
function withQuery(shell: Shell, searchText: string): Shell {
  if (searchText === '') return shell
  const field = renderToStaticMarkup(<input name="q" defaultValue={searchText.slice(0, MAX_SEARCH_FIELD_LENGTH)} />)
  const attributes = field.replace(/^<input |\/>$/g, '')
  return { ...shell, header: shell.header.replace('name="q"', () => attributes) }
}

/** While the commerce server is unavailable, the last menu is used; none if it never answered. */
export async function fillShell(ctx: RequestContext, searchText: string): Promise<void> {
  const result = await query(ctx, MenuDocument, {}, { tags: ['store', 'categories'] })
  ctx.response.setShell(withQuery(shellOf(ctx, result.ok ? result.data : undefined), searchText))
}
