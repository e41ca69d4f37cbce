import { readEnvironment, readSigningSecrets } from '../platform/config.ts'
import { accountsStep } from './accounts-step.ts'
import { careGoodsStep } from './catalogue/care-goods-step.ts'
import { planGenerated } from './catalogue/generated.ts'
import { planProducts } from './catalogue/plan.ts'
import { catalogueSteps, generatedSteps } from './catalogue/steps.ts'
import { deliveryBlockStep } from './content/delivery-block-step.ts'
import { homeStep } from './content/home-step.ts'
import { pagesStep, pageVersionsStep } from './content/pages-step.ts'
import { demoGiftCardsStep, giftCardProductStep } from './gift-cards-step.ts'
import { readManifest } from './manifest.ts'
import { demoOrdersStep, ordersStep } from './orders-step.ts'
import { promotionsStep } from './promotions-step.ts'
import { fitStep, reviewsStep } from './reviews-step.ts'
import { salesStep } from './sales-step.ts'
import { settingsStep } from './settings-step.ts'
import type { SeedStep } from './step.ts'
import { storeSteps } from './stores-step.ts'

/** @param products style-colours; undefined for those with pictures */
export async function seedSteps(products?: number): Promise<readonly SeedStep[]> {
  const styles = await readManifest()
  const planned = planProducts(styles)
  const wanted = products ?? planned.length
  const generated = planGenerated(styles, Math.max(0, wanted - planned.length))
  const chosen = planned.slice(0, wanted)
  const steps = [
    ...catalogueSteps(chosen),
    ...storeSteps(),
    careGoodsStep(),
    pagesStep(),
    pageVersionsStep(),
    homeStep(),
    deliveryBlockStep(),
    settingsStep(),
    giftCardProductStep(),
  ]
  const secrets = readSigningSecrets(process.env)
  const demo =
    readEnvironment(process.env) === 'production'
      ? []
      : [accountsStep(), promotionsStep(), demoOrdersStep(chosen), ...(secrets ? [demoGiftCardsStep(secrets)] : [])]
  const past = [ordersStep(chosen), ...demo, reviewsStep(chosen), fitStep(chosen)]
  return [...steps, ...past, ...(generated.length > 0 ? generatedSteps(generated) : []), salesStep(wanted)]
}
