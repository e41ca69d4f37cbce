/** What stands for a type of the contract while its fields are resolved. */
export type { PlacementModel as PlaceOrderOutputMapper } from './operations/placeOrder.ts'
