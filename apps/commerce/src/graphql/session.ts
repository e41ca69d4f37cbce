/**
 * The customer a bearer belongs to. Customers cannot sign in yet, so no token is good, and a token that isn't good is a guest's.
 * @source contract README convention 6
 */
export async function findCustomerId(_bearer: string | undefined): Promise<number | undefined> {
  return undefined
}
