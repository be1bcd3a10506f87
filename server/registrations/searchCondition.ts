import { and, eq, gte, lt } from 'drizzle-orm';
import { peopleSearch, type SearchedBy } from '../platform/db/peopleSearch';
import { registrations } from '../platform/db/schema';

const NUMBER = /^[a-z][a-z0-9]{1,4}\/r\d{4}\/\d{5,}$/;

const BY: SearchedBy = {
  plate: registrations.plateNumber,
  number: (text) => (NUMBER.test(text) ? eq(registrations.number, text.toUpperCase()) : null),
  nik: (nik) => eq(registrations.nik, nik),
  phone: (from, before) => and(gte(registrations.phone, from), lt(registrations.phone, before)),
  text: registrations.searchText,
};

/** Registrations in whose number, plate, name, NIK or phone every word occurs; see `peopleSearch`. */
export const searchConditions = (search: string | undefined) => peopleSearch(search, BY);
