import { brands } from '@welt/brands'
import { changeSetting, loadSettings, settingsListOf } from '#modules/site'
import type { openDatabase } from '../platform/database.ts'
import { UsageError } from './calls.ts'

export const SETTING_HELP = `npm run welt -- setting <site> [<name> [<value> | --default]] [--json]
  Lists a site's flags and settings, shows one, or changes it; --default restores the site's initial value.
  Running shops follow within a second. Each change is audited.
    npm run welt -- setting mollini newsLetter off
    npm run welt -- setting williams shipping_thresholds.STEFPP 5000
Sites: ${brands.map((brand) => brand.id).join(', ')}
`

/** [R1.16, R3.103, A122] */
export async function settingCommand(db: ReturnType<typeof openDatabase>, args: readonly string[]): Promise<number> {
  const positionals = args.filter((argument) => argument !== '--json' && argument !== '--default')
  const isReset = args.includes('--default')
  const [site, name, text] = positionals
  const brand = brands.find(({ id }) => id === site)
  if (!brand) throw new UsageError(`There is no site "${site ?? ''}".`)
  const list = settingsListOf(brand)
  const chosen = list.find((setting) => setting.name === name)
  if (name !== undefined && !chosen) throw new UsageError(`${brand.name} has no setting "${name}".`)
  if (chosen && (isReset || text !== undefined)) {
    const value = text === undefined ? undefined : chosen.parse(text)
    if (!isReset && value === undefined) throw new UsageError(`${chosen.name} takes ${chosen.takes}.`)
    await changeSetting(db, brand, chosen, value)
  }
  const settings = await loadSettings(db, brand)
  const shown = (chosen ? [chosen] : list).map((setting) => [setting.name, setting.read(settings)] as const)
  const lines = shown.map(([label, value]) => `${label}  ${value === '' ? '""' : value}`)
  process.stdout.write(`${args.includes('--json') ? JSON.stringify(Object.fromEntries(shown)) : lines.join('\n')}\n`)
  return 0
}
