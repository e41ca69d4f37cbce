/** The same on every site; npm start prints it. */
export const DEMO_ACCOUNT = { email: 'demo@welt.example', password: 'a walk in the park' } as const
