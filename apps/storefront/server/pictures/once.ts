/** Concurrent calls with the same key share one promise. */
export function createOnce<Value>() {
  const running = new Map<string, Promise<Value>>()
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const shared = running.get(key)
    if (shared) return shared
    const begun = work().finally(() => running.delete(key))
    running.set(key, begun)
    return begun
  }
}
