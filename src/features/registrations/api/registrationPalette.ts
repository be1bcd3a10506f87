import { listRegistrations } from '@/lib/contract/registrationList';
import { call } from '@/lib/http/request';
import { MAX_HITS, type PaletteSource } from '@/lib/palette/PaletteSource';
import { registrationKeys } from './registrations.queries';
import { defaultListState, REGISTRATION_LIST } from '../domain/registrationListState';

export interface RegistrationPaletteProps {
  /** Address of a registration's page. */
  hrefOf: (id: number) => string;
  /** Where the list is. */
  listHref: string;
}

/** Registrations by number, plate, name, NIK or phone, of every office that the person may see. */
export function registrationPalette({ hrefOf, listHref }: RegistrationPaletteProps): PaletteSource {
  return {
    key: 'registrations',
    title: 'Form registrasi',
    isFor: (access) => access.is_customer === 1,
    options: (text) => ({
      queryKey: [...registrationKeys.all, 'palette', text],
      queryFn: async ({ signal }) => {
        const { rows, count } = await call(listRegistrations, {
          query: { search: text, size: MAX_HITS },
          signal,
        });
        return {
          more: count > rows.length,
          hits: rows.map((row) => ({
            href: hrefOf(row.id),
            title: row.applicant_name || 'Belum bernama',
            detail: [row.number ?? '', row.plate_number, row.vehicle].filter(Boolean),
            aside: row.status.name,
          })),
        };
      },
    }),
    allHref: (search) => {
      // Any office and any status: those that lists start with would hide some of what was found.
      const state = { ...defaultListState(null), status: 'all' as const, search };
      return listHref + REGISTRATION_LIST.codec.search(state, defaultListState(0));
    },
  };
}
