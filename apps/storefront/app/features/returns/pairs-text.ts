export const pairsText = (count: number) => (count === 1 ? '1 pair' : `${count} pairs`)
