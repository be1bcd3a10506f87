import { hasAny } from '@/lib/contract/access';
import { listCredits } from '@/lib/contract/creditList';
import { READS_CREDITS } from '@/lib/contract/credits';
import { formatDate } from '@/lib/format/tanggal';
import { call } from '@/lib/http/request';
import { MAX_HITS, type PaletteSource } from '@/lib/palette/PaletteSource';
import { creditKeys } from './credits.queries';
import { CREDIT_LIST, defaultListState } from '../domain/creditListState';

export interface CreditPaletteProps {
  /** Address of a receipt's page. */
  hrefOf: (id: number) => string;
  /** Where the list is. */
  listHref: string;
}

/** Receipts of any day by number, contract or name, of every office that the person may see. */
export function creditPalette({ hrefOf, listHref }: CreditPaletteProps): PaletteSource {
  return {
    key: 'credits',
    title: 'Nota',
    isFor: (access) => hasAny(access, READS_CREDITS),
    options: (text) => ({
      queryKey: [...creditKeys.all, 'palette', text],
      queryFn: async ({ signal }) => {
        const { rows, count } = await call(listCredits, {
          query: { search: text, period: 'all', size: MAX_HITS },
          signal,
        });
        return {
          more: count > rows.length,
          hits: rows.map((row) => ({
            href: hrefOf(row.id),
            title: row.invoice ?? '',
            detail: [row.customer_name, row.contract_code ?? ''].filter(Boolean),
            aside: row.voided_at ? 'Dibatalkan' : formatDate(row.date_payment),
          })),
        };
      },
    }),
    allHref: (search) => {
      // Any office: the one that lists start with would hide some of what was found.
      const state = { ...defaultListState(null), search, period: 'all' as const };
      return listHref + CREDIT_LIST.codec.search(state, defaultListState(0));
    },
  };
}
