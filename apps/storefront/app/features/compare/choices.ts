/** A shoe that can be added to the comparison. */
export interface Choice {
  readonly uid: string
  readonly name: string
  readonly colour: string | undefined
  readonly imageUrl: string | undefined
  readonly priceText: string
}

/** What the dialog of the free place offers. */
export interface Choices {
  readonly saved: readonly Choice[]
  readonly viewed: readonly Choice[]
}
