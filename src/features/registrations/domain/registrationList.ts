import { orWord, rowId, whole } from '@/lib/address/addressCodec';
import { listRegistrations } from '@/lib/contract/registrationList';
import {
  REGISTRATION_PAGE_SIZE,
  REGISTRATION_SORTS,
  UNDER_WAY,
} from '@/lib/contract/registrationListDefaults';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { idFilter, officeFilter, ownFilter, personFilter, searchFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';
import { ageOptions } from './ageText';

/** Id of a status of the flow; `under_way`: each that is not an end. */
export type ChosenStatus = number | typeof UNDER_WAY | 'all';

/** Form Registrasi: what is under way, longest waiting first, of the office kept in `office_base`. */
export const REGISTRATIONS = defineList({
  endpoint: listRegistrations,
  root: queryRoot('registrations'),
  viewed: 'registrations',
  kept: 'registrasi.daftar',
  columns: 'registrasi',
  pageSize: REGISTRATION_PAGE_SIZE,
  sizes: true,
  sorts: { of: REGISTRATION_SORTS, start: 'waiting', descending: ['waiting', 'created'] },
  filters: {
    search: searchFilter('Cari form registrasi', 'Nama, nopol, NIK, telepon, no. form'),
    // Its statuses are figures of their own.
    status: {
      ...ownFilter<ChosenStatus, number | typeof UNDER_WAY>({
        field: orWord(orWord(rowId, UNDER_WAY), 'all'),
        start: UNDER_WAY,
        ask: (status) => (status === 'all' ? undefined : status),
      }),
      ...{ label: 'Status', names: 'registration-status' },
    },
    // A surveyor visits for one office, and a marketer brings to one.
    surveyor: personFilter('Surveyor', 'surveyor', { within: 'office' }),
    marketer: personFilter('Marketing', 'marketing', { within: 'office', names: 'partner' }),
    /** Days in the present status, at least. */
    age: idFilter('Umur status', 'Semua umur', {
      field: orWord(whole(1, 3_650), 'all'),
      optionsOf: (age) => ageOptions(age),
    }),
    office: officeFilter(),
  },
});

export type RegistrationListState = StateOf<typeof REGISTRATIONS>;

/** The list's address with the filters and page it was left with. */
export const lastListHref = REGISTRATIONS.kept.lastHref;
