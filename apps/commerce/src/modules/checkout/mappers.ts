export type { PlacementModel as PlaceOrderOutputMapper } from './operations/placeOrder.ts'
