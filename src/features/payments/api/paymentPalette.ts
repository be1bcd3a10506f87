import { hasAny } from '@/lib/contract/access';
import { findContracts, PAYMENT_READERS } from '@/lib/contract/paymentCard';
import { call } from '@/lib/http/request';
import { contractStatusLabel } from '@/lib/labels/statusLabel';
import { MAX_HITS, type PaletteSource } from '@/lib/palette/PaletteSource';
import { paymentKeys } from './payments.queries';

/** Payment cards by code, plate, name, NIK or phone, for those who do not see contracts themselves. */
export function paymentPalette(hrefOf: (code: string) => string): PaletteSource {
  return {
    key: 'payments',
    title: 'Kartu piutang',
    isFor: (access) => access.is_contract !== 1 && hasAny(access, PAYMENT_READERS),
    options: (text) => ({
      queryKey: [...paymentKeys.all, 'palette', text],
      queryFn: async ({ signal }) => {
        const { rows, more } = await call(findContracts, { query: { search: text }, signal });
        return {
          more: more || rows.length > MAX_HITS,
          hits: rows.slice(0, MAX_HITS).map((row) => ({
            href: hrefOf(row.code),
            title: row.customer_name,
            detail: [row.code, row.plate_number, row.vehicle].filter(Boolean),
            aside: contractStatusLabel(row.status, row.overdue).label,
          })),
        };
      },
    }),
  };
}
