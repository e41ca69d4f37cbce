export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  // With the card fields in separate processes, emulated phones lose touches just below it.
  '--disable-site-isolation-trials',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
