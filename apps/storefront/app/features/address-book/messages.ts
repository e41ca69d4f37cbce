/** Messages for failed calls whose response has none. */
export const addressBookMessages = {
  createCustomerAddress: 'Error creating address',
  updateCustomerAddress: 'Error updating address',
  deleteCustomerAddress: 'Error deleting customer address',
} as const
