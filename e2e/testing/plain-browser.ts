import type { BrowserContext } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import { type Answer, httpRequest } from './http-request.ts'
import { address, port } from './shop.ts'

/** Without scripts. */
export interface PlainBrowser {
  open(path: string): Promise<Answer>
  post(path: string, form: Readonly<Record<string, string>>): Promise<Answer>
}

/** `lifeSeconds` 0 deletes the cookie. */
interface ParsedCookie {
  readonly name: string
  readonly value: string
  readonly lifeSeconds: number
  readonly httpOnly: boolean
  readonly sameSite: 'Lax' | 'Strict'
}

/** Browsers store the last cookie of a name. */
function cookiesOf({ headers }: Answer): readonly ParsedCookie[] {
  const all = [headers['set-cookie'] ?? []].flat().map((parsed): ParsedCookie => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(parsed) ?? []
    const lifeSeconds = Number(/; Max-Age=(\d+)/i.exec(parsed)?.[1])
    return {
      name,
      value,
      lifeSeconds,
      httpOnly: /; HttpOnly/i.test(parsed),
      sameSite: /; SameSite=Strict/i.test(parsed) ? 'Strict' : 'Lax',
    }
  })
  return [...new Map(all.map((cookie) => [cookie.name, cookie])).values()]
}

interface Jar {
  read(): Promise<readonly { readonly name: string; readonly value: string }[]>
  store(cookies: readonly ParsedCookie[]): Promise<void>
}

function plainBrowser(site: SiteId, jar: Jar, at: number | string): PlainBrowser {
  const send = async (path: string, form?: Readonly<Record<string, string>>): Promise<Answer> => {
    const headers = {
      accept: 'text/html',
      cookie: (await jar.read()).map(({ name, value }) => `${name}=${value}`).join('; '),
      ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    }
    const body = form && new URLSearchParams(form).toString()
    const answer = await httpRequest(`${site}.localhost:${at}`, path, headers, {
      at,
      ...(body === undefined ? {} : { body }),
    })
    await jar.store(cookiesOf(answer))
    return { ...answer, body: answer.body.replaceAll('&#x27;', "'") }
  }
  return { open: (path) => send(path), post: send }
}

export function openPlainBrowser(
  site: SiteId,
  at: number | string = port,
): PlainBrowser & { readonly cookies: Map<string, string> } {
  const cookies = new Map<string, string>()
  const jar: Jar = {
    read: async () => [...cookies].map(([name, value]) => ({ name, value })),
    async store(parsed) {
      for (const { name, value, lifeSeconds } of parsed) {
        if (lifeSeconds === 0) cookies.delete(name)
        else cookies.set(name, value)
      }
    },
  }
  return { ...plainBrowser(site, jar, at), cookies }
}

/** Posts forms with the context's cookies, for steps that need no page. */
export function plainly(context: BrowserContext, site: SiteId): PlainBrowser {
  const jar: Jar = {
    read: () => context.cookies(address(site)),
    async store(parsed) {
      const present = new Set((await jar.read()).map(({ name }) => name))
      for (const { name, lifeSeconds } of parsed)
        if (lifeSeconds === 0 && present.has(name)) await context.clearCookies({ name })
      const living = parsed.filter(({ lifeSeconds }) => lifeSeconds > 0)
      if (living.length > 0)
        await context.addCookies(
          living.map(({ lifeSeconds, ...cookie }) => ({
            ...cookie,
            url: address(site),
            expires: Date.now() / 1000 + lifeSeconds,
          })),
        )
    },
  }
  return plainBrowser(site, jar, port)
}
