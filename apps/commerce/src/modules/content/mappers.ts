import type { AppError } from '@welt/kit/app-error'
import type { CmsBlock } from '#src/graphql/contract.generated'

/** What stands for a type of the contract while its fields are resolved. */
export type { PageModel as CmsPageMapper } from './models.ts'

/** A block, or why there is none of that name. */
export type CmsBlockMapper = CmsBlock | AppError
