import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration from the schema; it never touches a database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema',
  out: './server/db/migrations',
  casing: 'snake_case',
});
