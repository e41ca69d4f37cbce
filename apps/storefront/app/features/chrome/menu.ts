import type { MenuFieldsFragment, MenuQuery } from './menu.generated.ts'

export interface MenuItem {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly children: readonly MenuItem[]
}

type MenuCategory = MenuFieldsFragment & { readonly children?: readonly (MenuCategory | null)[] | null }

function toItem(category: MenuCategory): MenuItem | undefined {
  if (!category.name || !category.url_path || category.include_in_menu === 0) return undefined
  return {
    id: category.uid.replace(/[^A-Za-z0-9]/g, ''),
    name: category.name,
    href: `/${category.url_path}`,
    children: toItems(category.children),
  }
}

function toItems(categories: MenuCategory['children']): MenuItem[] {
  return (categories ?? []).flatMap((category) => {
    const item = category && toItem(category)
    return item ? [item] : []
  })
}

/** Accepts the root or its children. */
export function menuOf(data: MenuQuery): MenuItem[] {
  const [first, ...others] = data.categoryList ?? []
  return first && others.length === 0 && !first.url_path ? toItems(first.children) : toItems(data.categoryList)
}
