import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

type Document = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

function isSelected({ selections }: SelectionSetNode, fragments: Document['fragments']): boolean {
  return selections.some((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments[selection.name.value]
      return fragment !== undefined && isSelected(fragment.selectionSet, fragments)
    }
    if (selection.kind === Kind.FIELD && selection.name.value === 'renewed_token') return true
    return selection.selectionSet !== undefined && isSelected(selection.selectionSet, fragments)
  })
}

/** Clients that only know Magento's contract continue with their token. [decision 44] */
export function selectsRenewedToken({ fieldNodes, fragments }: Document): boolean {
  return fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && isSelected(selectionSet, fragments))
}
