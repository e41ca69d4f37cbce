import type { SettingsReader } from '#modules/site'
import type { Context } from '#src/platform/context'

export interface PricingContext extends Omit<SettingsReader, 'db'> {
  readonly ports: Pick<Context['ports'], 'shipping' | 'cartFacts'>
}
