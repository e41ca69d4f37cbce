import type { Context } from '#src/platform/context'
import type { StoreOpenStatus, StoreSpecialHours } from '#src/platform/contract/contract.generated'
import { collectionReadyAt } from './opening/collection.ts'
import { deskSchedule } from './opening/desk-holidays.ts'
import { openStatus, specialHours } from './opening/open-status.ts'
import type { ServiceDeskModel, StoreModel } from './store-model.ts'

type Collector = Pick<Context, 'response'>

/** [R3.37, A27] */
export function openStatusOf({ response }: Collector, { row }: StoreModel): StoreOpenStatus {
  response.forbidCaching()
  return openStatus(row, new Date())
}

/** [R2.35] */
export function deskStatusOf(
  { response, brand }: Pick<Context, 'response' | 'brand'>,
  { hours }: ServiceDeskModel,
): StoreOpenStatus {
  response.forbidCaching()
  const now = new Date()
  return openStatus(deskSchedule(brand, hours, now), now)
}

export function collectionReadyAtOf({ response }: Collector, { row, enabled_for_cnc }: StoreModel): string | null {
  response.forbidCaching()
  return enabled_for_cnc ? (collectionReadyAt(row, new Date()) ?? null) : null
}

/** An answer that is a day old lacks the last of its 90 days. */
export const specialHoursOf = ({ row }: StoreModel): StoreSpecialHours[] => specialHours(row, new Date())
