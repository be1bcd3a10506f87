import { eq, gte, inArray, like, lt, and, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { peopleSearch, type SearchedBy } from '../platform/db/peopleSearch';
import { contracts, customers } from '../platform/db/schema';

/** The start of a contract code: office, year and month, number. */
const CODE = /^[a-z]{2,6}-\d{0,4}(-\d*)?$/;

const ofCustomers = (which: SQL | undefined) =>
  inArray(contracts.customerId, new QueryBuilder().select({ id: customers.id }).from(customers).where(which));

/** As it is indexed, however it was written. */
const customerPhone = sql`phone_key(${customers.phone})`;

/** A contract is found by its code, plate, name, NIK or phone; see `peopleSearch`. */
const SEARCHED_BY: SearchedBy = {
  plate: { column: contracts.plateNumber, indexedBy: 'compact' },
  number: (text) => (CODE.test(text) ? like(contracts.code, `${text.toUpperCase()}%`) : null),
  nik: (nik) => ofCustomers(eq(customers.nik, nik)),
  phone: (from, before) => ofCustomers(and(gte(customerPhone, from), lt(customerPhone, before))),
  text: contracts.searchText,
};

/** Contracts that a search finds. */
export const contractSearch = (search: string | undefined) => peopleSearch(search, SEARCHED_BY);
