import { and, eq, gte, inArray, like, lt, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { peopleSearch, type SearchedBy } from '../platform/db/peopleSearch';
import { contracts, customers } from '../platform/db/schema';

/** The start of a contract code: office, year and month, number. */
const CODE = /^[a-z]{2,6}-\d{0,4}(-\d*)?$/;

const ofCustomers = (which: SQL | undefined) =>
  inArray(contracts.customerId, new QueryBuilder().select({ id: customers.id }).from(customers).where(which));

const BY: SearchedBy = {
  plate: contracts.plateNumber,
  number: (text) => (CODE.test(text) ? like(contracts.code, `${text.toUpperCase()}%`) : null),
  nik: (nik) => ofCustomers(eq(customers.nik, nik)),
  phone: (from, before) => ofCustomers(and(gte(customers.phone, from), lt(customers.phone, before))),
  text: contracts.searchText,
};

/** Contracts in whose code, plate, name, NIK or phone every word occurs; see `peopleSearch`. */
export const searchConditions = (search: string | undefined) => peopleSearch(search, BY);
