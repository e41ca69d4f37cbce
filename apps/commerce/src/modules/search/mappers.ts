import type { getFredhopperData } from './operations/getFredhopperData.ts'

/** What stands for a type of the contract while its fields are resolved. */
export type FredhopperDataMapper = Awaited<ReturnType<typeof getFredhopperData>>
