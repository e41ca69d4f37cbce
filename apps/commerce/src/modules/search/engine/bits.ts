/** A set of document ordinals, 32 to a word. */
export type Bits = Uint32Array

export function emptyBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5)
}

export function fullBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffffffff)
  const rest = size & 31
  if (rest > 0) bits[bits.length - 1] = (1 << rest) - 1
  return bits
}

export function addBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export function hasBit(bits: Bits, at: number): boolean {
  return ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0
}

/** Keeps in `target` what is in `other` too. */
export function intersectInto(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i += 1) target[i] = (target[i] ?? 0) & (other[i] ?? 0)
}

/** Adds to `target` what is in `other`. */
export function uniteInto(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i += 1) target[i] = (target[i] ?? 0) | (other[i] ?? 0)
}

/** Calls `visit` with each member in ascending order. */
export function forEachBit(bits: Bits, visit: (at: number) => void): void {
  for (let i = 0; i < bits.length; i += 1) {
    let word = bits[i] ?? 0
    while (word !== 0) {
      const lowest = word & -word
      visit((i << 5) + 31 - Math.clz32(lowest))
      word ^= lowest
    }
  }
}
