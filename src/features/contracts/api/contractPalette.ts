import { listContracts } from '@/lib/contract/contracts';
import { call } from '@/lib/http/request';
import { contractStatusLabel } from '@/lib/labels/statusLabel';
import { MAX_HITS, type PaletteSource } from '@/lib/palette/PaletteSource';
import { contractKeys } from './contracts.queries';
import { CONTRACT_LIST, defaultListState } from '../domain/contractListState';

export interface ContractPaletteProps {
  /** Address of a contract's page. */
  hrefOf: (code: string) => string;
  /** Where the list is. */
  listHref: string;
}

/** Contracts by code, plate, name, NIK or phone, of every office that the person may see. */
export function contractPalette({ hrefOf, listHref }: ContractPaletteProps): PaletteSource {
  return {
    key: 'contracts',
    title: 'Kontrak',
    isFor: (access) => access.is_contract === 1,
    options: (text) => ({
      queryKey: [...contractKeys.all, 'palette', text],
      queryFn: async ({ signal }) => {
        const { rows, count } = await call(listContracts, {
          query: { search: text, size: MAX_HITS },
          signal,
        });
        return {
          more: count > rows.length,
          hits: rows.map((row) => ({
            href: hrefOf(row.code),
            title: row.customer_name,
            detail: [row.code, row.plate_number, row.vehicle].filter(Boolean),
            aside: contractStatusLabel(row.status, row.overdue).label,
          })),
        };
      },
    }),
    allHref: (search) => {
      // Any office: the one that lists start with would hide some of what was found.
      const state = { ...defaultListState(null), search };
      return listHref + CONTRACT_LIST.codec.search(state, defaultListState(0));
    },
  };
}
