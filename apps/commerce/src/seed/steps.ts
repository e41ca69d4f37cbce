import { planGenerated } from './catalogue/generated.ts'
import { planProducts } from './catalogue/plan.ts'
import { catalogueSteps, generatedSteps } from './catalogue/steps.ts'
import { homeStep } from './home-step.ts'
import { readManifest } from './manifest.ts'
import { pagesStep } from './pages-step.ts'
import { settingsStep } from './settings-step.ts'
import type { SeedStep } from './step.ts'
import { storeSteps } from './stores-step.ts'

/**
 * Every stage of the seed, in order.
 * @param products style-colours wanted; undefined for those that have pictures.
 */
export async function seedSteps(products?: number): Promise<readonly SeedStep[]> {
  const styles = await readManifest()
  const planned = planProducts(styles)
  const wanted = products ?? planned.length
  const generated = planGenerated(styles, Math.max(0, wanted - planned.length))
  const steps = [...catalogueSteps(planned.slice(0, wanted)), ...storeSteps(), pagesStep(), homeStep(), settingsStep()]
  return generated.length > 0 ? [...steps, ...generatedSteps(generated)] : steps
}
