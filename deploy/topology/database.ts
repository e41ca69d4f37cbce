/** PostgreSQL and the pooler in front of it. */
export const DATABASE = {
  name: 'welt',
  role: 'welt',
  port: 5432,
  poolerPort: 6432,
  /** [decision 56] */
  preparedStatements: 200,
  poolSize: 20,
  mostClients: 1000,
  mostConnections: 200,
} as const
