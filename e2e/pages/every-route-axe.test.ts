import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { type Brand, brandOf } from '@welt/brands'
import { makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import { findings, overflow } from '../testing/axe.ts'
import { departmentPath, goToCheckoutWithAPair, productPath } from '../testing/buying/buying.ts'
import { test } from '../testing/journey.ts'
import { PRIVATE, PUBLIC } from '../testing/pages/fixed-routes.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, SCREENS } from '../testing/shop.ts'

/** One for each country. */
const SITES = ['mollini', 'styletread-nz'] as const

/** Replaces the main element of the open document with that of another page, and adds its styles. */
async function showMain(page: Page, path: string): Promise<void> {
  await page.evaluate(async (href) => {
    const text = await (await fetch(href)).text()
    const other = new DOMParser().parseFromString(text, 'text/html')
    const known = new Set(
      [...document.querySelectorAll('link[rel=stylesheet]')].map((sheet) => sheet.getAttribute('href')),
    )
    for (const sheet of other.querySelectorAll('link[rel=stylesheet]')) {
      if (known.has(sheet.getAttribute('href'))) continue
      const added = document.importNode(sheet)
      await new Promise((done) => {
        added.addEventListener('load', done)
        added.addEventListener('error', done)
        document.head.append(added)
      })
    }
    const [main, shown] = [document.querySelector('main'), other.querySelector('main')]
    if (!main || !shown) throw new Error(`${href} has no main part.`)
    main.replaceWith(document.importNode(shown, true))
  }, path)
}

async function publicPaths({ id, flags }: Brand): Promise<readonly string[]> {
  const [product, department] = await Promise.all([productPath(id), departmentPath(id)])
  const key = product.replace(/\.html$/, '')
  return [
    ...[...PUBLIC, ...(flags.blog ? ['blog'] : []), 'shoebucks', 'gift-card.html', 'subscribe'].map(
      (path) => `/${path}`,
    ),
    ...[product, department, `${key}/reviews`, `${key}/reviews/write`, '/search?q=boot', '/search?q=zzzz'],
    ...['/compare', '/order/track', '/gift-card/balance', '/faq?q=size', '/no-such-page'],
  ]
}

const isThemeDark = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.querySelectorAll('style')].map((style) => style.textContent)
    return sheets.some((text) => text?.includes('prefers-color-scheme'))
  })

for (const site of SITES)
  test(`${site}: axe reports nothing on any route, on both screens, in light and dark`, async ({ openShop }) => {
    const { context } = await openShop()
    const page = await context.newPage()
    // React would restore its own main element.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    const found: string[] = []
    await page.goto(address(site))
    const schemes = (await isThemeDark(page)) ? (['light', 'dark'] as const) : (['light'] as const)
    const look = async (name: string, within?: string) => {
      for (const [screen, size] of Object.entries(SCREENS)) {
        await page.setViewportSize(size)
        for (const scheme of schemes) {
          await page.emulateMedia({ colorScheme: scheme })
          const where = `${name}, ${screen}, ${scheme}`
          found.push(
            ...(await findings(page, where, { ...(within ? { within } : {}), isOfColours: scheme === 'dark' })),
          )
        }
        found.push(...(await overflow(page, `${name}, ${screen}`)))
      }
    }
    const lookAtMains = async (paths: readonly string[]) => {
      for (const path of paths) {
        await showMain(page, path)
        await look(path, 'main')
      }
    }
    await look('the whole home page')
    const browser = plainly(context, site)
    await lookAtMains(await publicPaths(brandOf(site)))
    await lookAtMains(PRIVATE.map((path) => `/${path}`))
    const email = newEmail()
    await makeAccount(site, email)
    await signIn(browser, email)
    await goToCheckoutWithAPair(browser, site)
    const more = ['customer/security', 'customer/address?edit=new', 'customer/account/confirm?token=a']
    await lookAtMains([...PRIVATE, ...more].map((path) => `/${path}`))
    assert.deepEqual(found, [])
  })
