import { boolean, integer, text } from 'drizzle-orm/pg-core';
import { day } from './columns';
import { stamps } from './stamps';

/** What every simple master record has. */
export const master = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull().unique(),
  name: text().notNull(),
  active: boolean().notNull().default(true),
  validFrom: day().notNull(),
  validTo: day(),
  version: integer().notNull().default(1),
  ...stamps(),
});
