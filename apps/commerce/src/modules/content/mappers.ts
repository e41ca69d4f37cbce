import type { AppError } from '@welt/kit/app-error'
import type { CmsBlock } from '#src/platform/contract/contract.generated'

export type { PageModel as CmsPageMapper } from './models.ts'

export type CmsBlockMapper = CmsBlock | AppError
