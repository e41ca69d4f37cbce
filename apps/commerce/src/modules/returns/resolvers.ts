import { decodeNumericUid, encodeUid } from '@welt/kit/ids'
import { creditMemosOf, refundPaymentsOf } from '#modules/orders'
import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import { refusalOf } from './eligibility/eligibility.ts'
import { nearestStoreOf } from './label/nearest-store.ts'
import { labelPathOf, slipPathOf } from './label/return-label.ts'
import { orderFactsOf, orderModelOf } from './loaders.ts'
import { addReturnComment } from './operations/addReturnComment.ts'
import { addReturnPhoto } from './operations/addReturnPhoto.ts'
import { addReturnTracking } from './operations/addReturnTracking.ts'
import { CheckReturnEligibility } from './operations/CheckReturnEligibility.ts'
import { cancelReturn } from './operations/cancelReturn.ts'
import { exchangePaymentSession } from './operations/exchangePaymentSession.ts'
import { GetReturnPaymentSession } from './operations/GetReturnPaymentSession.ts'
import { GuestCustomerOrderDetails } from './operations/GuestCustomerOrderDetails.ts'
import { removeReturnTracking } from './operations/removeReturnTracking.ts'
import { renewReturnLabel } from './operations/renewReturnLabel.ts'
import { requestGuestReturn } from './operations/requestGuestReturn.ts'
import { requestReturn } from './operations/requestReturn.ts'
import { returns, returnsOfOrder } from './operations/returns.ts'
import { orderItemFields } from './order-item-fields.ts'
import { parcelPointInfoOf } from './parcel-point.ts'
import type { ReturnsResolvers } from './resolver-types.generated.ts'
import { type ReturnItemModel, toReturnModel, withoutOrder } from './return-model.ts'
import { returnCarriers, toTracking } from './shipping.ts'
import { findReturn } from './store.ts'

const orderIdOf = ({ id }: { readonly id: string | number }) => decodeNumericUid(String(id)) ?? 0

async function eligibleItemsOf(ctx: Context, orderId: number) {
  const { areReturnsEnabled } = await settingsOfRequest(ctx)
  if (!areReturnsEnabled) return []
  const facts = await orderFactsOf(ctx, orderId)
  const eligible = facts.filter((line) => refusalOf(line) === undefined).map(({ lineId }) => encodeUid(lineId))
  return (await orderModelOf(ctx, orderId)).items.filter(({ id }) => eligible.includes(String(id)))
}

async function itemOf(ctx: Context, { orderId, orderLineId }: ReturnItemModel) {
  const order = await orderModelOf(ctx, orderId)
  const item = order.items.find(({ id }) => id === encodeUid(orderLineId))
  if (!item) throw new Error(`there is no line ${orderLineId}`)
  return item
}

export const resolvers = {
  Query: {
    returns: (_root, args, ctx) => returns(ctx, args),
    CheckReturnEligibility: (_root, args, ctx) => CheckReturnEligibility(ctx, args),
    GuestCustomerOrderDetails: (_root, args, ctx) => GuestCustomerOrderDetails(ctx, args),
    GetReturnPaymentSession: (_root, args, ctx) => GetReturnPaymentSession(ctx, args),
    exchangePaymentSession: (_root, args, ctx) => exchangePaymentSession(ctx, args),
  },
  Mutation: {
    requestReturn: (_root, args, ctx) => requestReturn(ctx, args),
    requestGuestReturn: (_root, args, ctx) => requestGuestReturn(ctx, args),
    addReturnPhoto: (_root, args, ctx) => addReturnPhoto(ctx, args),
    addReturnComment: (_root, args, ctx) => addReturnComment(ctx, args),
    addReturnTracking: (_root, args, ctx) => addReturnTracking(ctx, args),
    removeReturnTracking: (_root, args, ctx) => removeReturnTracking(ctx, args),
    cancelReturn: (_root, args, ctx) => cancelReturn(ctx, args),
    renewReturnLabel: (_root, args, ctx) => renewReturnLabel(ctx, args),
  },
  Customer: {
    returns: (_customer, args, ctx) => returns(ctx, args),
    return: async ({ id }, { uid }, ctx) => {
      const row = await findReturn(ctx.db, uid)
      return row?.ownerId === id ? toReturnModel(ctx, row) : null
    },
  },
  CustomerOrder: {
    items_eligible_for_return: (order, _args, ctx) => eligibleItemsOf(ctx, orderIdOf(order)),
    returns: (order, args, ctx) => returnsOfOrder(ctx, orderIdOf(order), args),
  },
  OrderItem: orderItemFields,
  ConfigurableOrderItem: orderItemFields,
  GiftCardOrderItem: orderItemFields,
  Return: {
    order: ({ row, isOrderHidden }, _args, ctx) => (isOrderHidden ? null : orderModelOf(ctx, row.order_id)),
    customer: async ({ row, isOrderHidden }, _args, ctx) => {
      const { email, billing_address: address } = await orderModelOf(ctx, row.order_id)
      if (isOrderHidden) return { email, firstname: null, lastname: null }
      return {
        email: row.contact_email ?? email,
        firstname: address.firstname || null,
        lastname: address.lastname || null,
      }
    },
    label_path: ({ row, isOrderHidden }, _args, ctx) => (isOrderHidden ? null : labelPathOf(ctx, row)),
    slip_path: ({ row, isOrderHidden }, _args, ctx) => (isOrderHidden ? null : slipPathOf(ctx, row)),
    nearest_store: ({ row, isOrderHidden }, _args, ctx) => (isOrderHidden ? null : nearestStoreOf(ctx, row)),
    is_exchanged_on_scan: async (_model, _args, ctx) => (await settingsOfRequest(ctx)).isExchangedOnScan,
    parcelpoint_info: ({ row }, _args, ctx) => parcelPointInfoOf(ctx, row),
    refund: async ({ row, refund, isOrderHidden }, _args, ctx) => ({
      ...refund,
      payments: isOrderHidden ? [] : await refundPaymentsOf(ctx, row.order_id, row.id),
    }),
    credit_memos: ({ row, isOrderHidden }, _args, ctx) =>
      isOrderHidden ? [] : creditMemosOf(ctx, row.order_id, row.id),
    available_shipping_carriers: () => returnCarriers,
    shipping: ({ tracking }) => ({ tracking }),
  },
  ReturnShipping: {
    address: () => null,
    tracking: ({ tracking }, { uid }) => tracking.map(toTracking).filter((one) => !uid || one.uid === uid),
  },
  ReturnItem: {
    order_item: (item, _args, ctx) => itemOf(ctx, item),
    custom_attributesV2: ({ attributes }) => attributes,
  },
  RequestReturnOutput: {
    return: async ({ row, isOrderHidden }, _args, ctx) => {
      const made = await toReturnModel(ctx, row)
      return isOrderHidden ? withoutOrder(made) : made
    },
    returns: async ({ row, order, isOrderHidden }, args, ctx) => {
      if (row.customer_id !== null) return returns(ctx, args)
      const page = await returnsOfOrder(ctx, order.id, args)
      return isOrderHidden ? { ...page, items: page.items.map(withoutOrder) } : page
    },
    parcelpoint_info: ({ row }, _args, ctx) => parcelPointInfoOf(ctx, row),
  },
} satisfies ReturnsResolvers
