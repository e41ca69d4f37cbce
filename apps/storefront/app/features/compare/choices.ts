export interface Choice {
  readonly uid: string
  readonly name: string
  readonly colour: string | undefined
  readonly imageUrl: string | undefined
  readonly priceText: string
}

export interface Choices {
  readonly saved: readonly Choice[]
  readonly viewed: readonly Choice[]
}
