/** A department or a list below it. */
export interface MenuItem {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly children: readonly MenuItem[]
}

/** The category tree as the server tells it. */
interface WireCategory {
  readonly uid: string
  readonly name: string | null
  readonly url_path: string | null
  readonly include_in_menu: number | null
  readonly children?: readonly (WireCategory | null)[] | null
}

const FIELDS = 'uid name url_path include_in_menu'

/** Departments with two levels below them. */
export const MENU_DOCUMENT = `query Menu { categoryList { ${FIELDS} children { ${FIELDS} children { ${FIELDS} children { ${FIELDS} } } } } }`

export interface MenuData {
  readonly categoryList: readonly (WireCategory | null)[] | null
}

function toItem(category: WireCategory): MenuItem | undefined {
  if (!category.name || !category.url_path || category.include_in_menu === 0) return undefined
  return {
    id: category.uid.replace(/[^A-Za-z0-9]/g, ''),
    name: category.name,
    href: `/${category.url_path}`,
    children: toItems(category.children),
  }
}

function toItems(categories: WireCategory['children']): MenuItem[] {
  return (categories ?? []).flatMap((category) => {
    const item = category && toItem(category)
    return item ? [item] : []
  })
}

/** Departments in menu order, whether the server answers with the root or with its children. */
export function menuOf(data: MenuData): MenuItem[] {
  const [first, ...others] = data.categoryList ?? []
  return first && others.length === 0 && !first.url_path ? toItems(first.children) : toItems(data.categoryList)
}
