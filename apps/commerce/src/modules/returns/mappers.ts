export type { RequestedReturn as RequestReturnOutputMapper } from './request/request-return.ts'
export type { ReturnItemModel as ReturnItemMapper, ReturnModel as ReturnMapper } from './return-model.ts'
export type { TrackingOwner as ReturnShippingMapper } from './shipping.ts'
