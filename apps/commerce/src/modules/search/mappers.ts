import type { getFredhopperData } from './operations/getFredhopperData.ts'

export type FredhopperDataMapper = Awaited<ReturnType<typeof getFredhopperData>>
