/** What a form of the order page did. */
export interface OrderAnswer {
  readonly intent: string
  readonly tone: 'positive' | 'negative'
  readonly text: string
}
