import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
} from 'graphql'

const CART_ID = /^(?:source_|destination_)?cart_?id$/i
/** Mutations that calculate for a cart and leave it as it is. */
const CALCULATIONS: ReadonlySet<string> = new Set(['estimateShippingMethods', 'estimateTotals'])

function takesCart({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.some(({ name, type }) => {
    const input = getNamedType(type)
    return (
      CART_ID.test(name) ||
      (isInputObjectType(input) && Object.keys(input.getFields()).some((field) => CART_ID.test(field)))
    )
  })
}

function returnsCart({ type }: GraphQLField<unknown, unknown>): boolean {
  const named = getNamedType(type)
  if (named.name === 'Cart') return true
  return (
    isObjectType(named) && Object.values(named.getFields()).some((field) => getNamedType(field.type).name === 'Cart')
  )
}

/** Whether a mutation takes the id of a cart, or returns a cart: then the browser's copy of the cart is outdated. */
export function changesCart(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): boolean {
  const fields = schema.getMutationType()?.getFields()
  if (operation !== 'mutation' || !fields) return false
  return selectionSet.selections.some((selection) => {
    const field = selection.kind === Kind.FIELD ? fields[selection.name.value] : undefined
    return field && !CALCULATIONS.has(field.name) && (takesCart(field) || returnsCart(field))
  })
}
