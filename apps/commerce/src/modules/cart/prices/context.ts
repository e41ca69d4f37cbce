import type { SettingsReader } from '#modules/site'
import type { Context } from '#src/composition/context'

/** What prices depend on besides the cart. */
export interface PricingContext extends Omit<SettingsReader, 'db'> {
  readonly ports: Pick<Context['ports'], 'shipping' | 'cartFacts'>
}
