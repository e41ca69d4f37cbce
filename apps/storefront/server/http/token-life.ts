import type { Brand } from '@welt/brands'
import { callCommerce } from '#app/graphql/call-commerce.server.ts'
import { SiteSettingsDocument, type SiteSettingsQuery } from '#app/middleware/site-settings.generated.ts'
import { TOKEN_LIFE_MS } from '#app/session/refresh-age.ts'
import { type Config, commerceOf } from '#server/config.ts'

const TIMEOUT_MS = 2000
const HOUR_SECONDS = 3600

/** [R3.113, R9.01] */
export async function loadTokenLife(config: Config, brand: Brand): Promise<number> {
  const { endpoint, serviceKey } = commerceOf(config, brand.id)
  try {
    const { body } = await callCommerce(
      `${endpoint}?${new URLSearchParams({ query: SiteSettingsDocument.text, variables: '{}' })}`,
      {
        method: 'GET',
        timeoutMs: TIMEOUT_MS,
        headers: { accept: 'application/json', store: brand.storeCode, 'x-service-key': serviceKey },
      },
    )
    const hours = (JSON.parse(body.toString('utf8')) as { readonly data?: SiteSettingsQuery | null }).data?.storeConfig
      ?.customer_access_token_lifetime
    return hours ? hours * HOUR_SECONDS : TOKEN_LIFE_MS / 1000
  } catch {
    return TOKEN_LIFE_MS / 1000
  }
}
