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
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31))
}

export function removeBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) & ~(1 << (at & 31))
}

export function hasBit(bits: Bits, at: number): boolean {
  return ((bits[at >>> 5] as number) & (1 << (at & 31))) !== 0
}

export function intersectInto(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i += 1) target[i] = (target[i] as number) & (other[i] ?? 0)
}

export function subtractInto(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i += 1) target[i] = (target[i] as number) & ~(other[i] ?? 0)
}

export function uniteInto(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i += 1) target[i] = (target[i] as number) | (other[i] ?? 0)
}

export function grownBits(bits: Bits, size: number): Bits {
  const grown = emptyBits(size)
  grown.set(bits)
  return grown
}

export function isEmpty(bits: Bits): boolean {
  return bits.every((word) => word === 0)
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let i = 0; i < bits.length; i += 1) {
    let word = bits[i] as number
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
  }
  return count
}

/**
 * Counts runs with a member in both sets; `ends` marks each run's last number. Adding all ones below an end carries
 * into the end if any member is set.
 */
export function countRuns(a: Bits, b: Bits, ends: Bits): number {
  let count = 0
  let carry = 0
  for (let i = 0; i < ends.length; i += 1) {
    const members = (a[i] as number) & (b[i] as number)
    if (members === 0 && carry === 0) continue
    const end = ends[i] as number
    const sum = ((members & ~end) >>> 0) + (~end >>> 0) + carry
    carry = sum > 0xffffffff ? 1 : 0
    let word = (sum | members) & end
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
  }
  return count
}

/** Ascending. */
export function membersOf(bits: Bits): Uint32Array {
  const members = new Uint32Array(countBits(bits))
  let at = 0
  for (let i = 0; i < bits.length; i += 1) {
    let word = bits[i] as number
    while (word !== 0) {
      const lowest = word & -word
      members[at] = (i << 5) + 31 - Math.clz32(lowest)
      at += 1
      word ^= lowest
    }
  }
  return members
}

/** Ascending. */
export function forEachBit(bits: Bits, each: (at: number) => void): void {
  for (let i = 0; i < bits.length; i += 1) {
    let word = bits[i] as number
    while (word !== 0) {
      const lowest = word & -word
      each((i << 5) + 31 - Math.clz32(lowest))
      word ^= lowest
    }
  }
}
