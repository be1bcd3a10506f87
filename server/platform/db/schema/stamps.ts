import { integer } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * Who made a record and who changed it last, and when. A trigger writes them, whatever wrote the record
 * (docs/decisions/0081); null is not known. People are referred to by foreign keys of the migration `stamps`.
 */
export const stamps = () => ({
  createdAt: moment(),
  createdBy: integer(),
  updatedAt: moment(),
  updatedBy: integer(),
});
