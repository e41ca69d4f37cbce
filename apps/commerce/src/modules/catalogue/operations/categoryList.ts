import type { Context } from '#src/composition/context'
import { type CategoriesArguments, categories } from './categories.ts'

/** Older form of categories: the bare list. */
export async function categoryList(_: unknown, args: CategoriesArguments, ctx: Context) {
  return (await categories(_, args, ctx)).items
}
