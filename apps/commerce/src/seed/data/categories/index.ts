import type { SiteId } from '@welt/brands'
import type { CategoryEntry } from './category-entry.ts'
import { mathersCategories } from './mathers.ts'
import { midasCategories } from './midas.ts'
import { molliniCategories } from './mollini.ts'
import { styletreadCategories } from './styletread.ts'
import { styletreadNzCategories } from './styletread-nz.ts'
import { trybeCategories } from './trybe.ts'
import { williamsCategories } from './williams.ts'

export const categoryTrees: Readonly<Record<SiteId, readonly CategoryEntry[]>> = {
  williams: williamsCategories,
  styletread: styletreadCategories,
  'styletread-nz': styletreadNzCategories,
  mollini: molliniCategories,
  trybe: trybeCategories,
  mathers: mathersCategories,
  midas: midasCategories,
}
