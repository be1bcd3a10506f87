import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration from the schema; it never touches a database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/platform/db/schema',
  out: './server/platform/db/migrations',
  casing: 'snake_case',
});
