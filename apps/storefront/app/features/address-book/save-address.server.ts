import { checkAddress, type PlaceDoubt, readAddress, toAddressInput } from '#app/features/address/address-rules.ts'
import { findDoubts } from '#app/features/address/doubts.server.ts'
import { type FormAnswer, toFormAnswer } from '#app/forms/form-answer.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { actionOf } from '#app/forms/intent.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import {
  CreateCustomerAddressDocument,
  DeleteCustomerAddressDocument,
  UpdateCustomerAddressDocument,
} from './address-book.generated.ts'
import { addressBookMessages } from './messages.ts'

export interface AddressAnswer extends FormAnswer {
  readonly doubts?: readonly PlaceDoubt[]
}

/** A notice on success, else the form's errors. */
type AddressChange = { readonly notice: string } | { readonly answer: AddressAnswer }

function idOf(form: FormData): number | undefined {
  const id = fieldText(form, 'id')
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined
}

async function save(ctx: RequestContext, form: FormData): Promise<AddressChange> {
  const address = readAddress(form)
  const defaults = {
    default_shipping: fieldText(form, 'default_shipping'),
    default_billing: fieldText(form, 'default_billing'),
  }
  const values = { ...address, ...defaults }
  const errors = checkAddress(address, ctx.settings.countries)
  const country = ctx.settings.countries.find(({ code }) => code === address.country)
  if (!country || Object.keys(errors).length > 0) return { answer: { intent: 'save', errors, values } }
  const doubts = await findDoubts(ctx, form, [['', address]])
  if (doubts.length > 0) return { answer: { intent: 'save', errors, values, doubts } }
  const { region, ...rest } = toAddressInput(address)
  const input = {
    ...rest,
    country_code: country.code,
    ...(region ? { region: { region_code: region } } : {}),
    default_shipping: defaults.default_shipping === 'on',
    default_billing: defaults.default_billing === 'on',
  }
  const id = idOf(form)
  const answer = await (id === undefined
    ? fetchPrivate(ctx, CreateCustomerAddressDocument, { input })
    : fetchPrivate(ctx, UpdateCustomerAddressDocument, { id, input }))
  if (answer.ok) return { notice: 'address-saved' }
  return {
    answer: toFormAnswer(answer.failure, {
      intent: 'save',
      fallback: addressBookMessages[id === undefined ? 'createCustomerAddress' : 'updateCustomerAddress'],
      values,
    }),
  }
}

const notChosen = (intent: string): AddressChange => ({
  answer: { intent, errors: {}, problem: 'Choose one of your addresses.' },
})

async function remove(ctx: RequestContext, form: FormData): Promise<AddressChange> {
  const id = idOf(form)
  if (id === undefined) return notChosen('delete')
  const answer = await fetchPrivate(ctx, DeleteCustomerAddressDocument, { id })
  if (answer.ok) return { notice: 'address-deleted' }
  const fallback = addressBookMessages.deleteCustomerAddress
  return { answer: toFormAnswer(answer.failure, { intent: 'delete', fallback }) }
}

const makeDefault = (kind: 'shipping' | 'billing') => async (ctx: RequestContext, form: FormData) => {
  const intent = `default-${kind}`
  const id = idOf(form)
  if (id === undefined) return notChosen(intent)
  const answer = await fetchPrivate(ctx, UpdateCustomerAddressDocument, { id, input: { [`default_${kind}`]: true } })
  if (answer.ok) return { notice: 'address-saved' }
  return { answer: toFormAnswer(answer.failure, { intent, fallback: addressBookMessages.updateCustomerAddress }) }
}

type AddressAction = (ctx: RequestContext, form: FormData) => Promise<AddressChange>

const ACTIONS: Readonly<Record<string, AddressAction>> = {
  save,
  delete: remove,
  'default-shipping': makeDefault('shipping'),
  'default-billing': makeDefault('billing'),
}

/** Saves an address, deletes it or makes it a default. [R7.39-R7.41, R8.10-R8.12] */
export const saveAddress: AddressAction = (ctx, form) => actionOf(form, ACTIONS)(ctx, form)
