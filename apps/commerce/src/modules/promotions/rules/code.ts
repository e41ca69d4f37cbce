const CODE = /^[A-Z0-9][A-Z0-9_-]{1,39}$/

export function isCouponCode(code: string): boolean {
  return CODE.test(code)
}
