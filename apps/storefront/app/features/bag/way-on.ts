/** What the server says about a pair that was not put into the bag, and what can be done now. @source failures: sold out or deleted while open */
export function withWayOn(message: string): string {
  if (/^Could not find a product/.test(message)) return 'This shoe is no longer sold here. Search for another, or look at what is like it.'
  if (/out of stock|not available/i.test(message))
    return `${message.replace(/\.$/, '')}. Choose another size, or ask for an email when yours is back.`
  return message
}
