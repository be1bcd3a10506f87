import type { Price } from '@/lib/contract/prices';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';

const CLOSING = 'Harga acuan, bukan persetujuan kredit.';

/** `Honda Beat 2024`. */
export const vehicleName = ({ brand, type, year }: Pick<Price, 'brand' | 'type' | 'year'>) =>
  `${brand} ${type} ${year}`;

/** One price for WhatsApp; `*…*` is bold there. `on`: the day it is of, `YYYY-MM-DD`. */
export function priceText(price: Price, on: string): string {
  return [`*${vehicleName(price)}*, ${price.region}`, ...amounts(price), '', asOf(on), CLOSING].join('\n');
}

/** The rows of a list for WhatsApp. */
export function priceListText(prices: readonly Price[], on: string): string {
  const blocks = prices.map((price) =>
    [`*${vehicleName(price)}*, ${price.region}`, ...amounts(price)].join('\n'),
  );
  return ['*OTR dan Pencairan*', asOf(on), '', blocks.join('\n\n'), '', CLOSING].join('\n');
}

const asOf = (on: string) => `Per ${formatDate(on)}`;

const amounts = ({ otr, max_disbursement, min_down_payment }: Price) => [
  `OTR: ${formatRupiah(otr)}`,
  `Pencairan maksimum: ${formatRupiah(max_disbursement)}`,
  `DP minimum: ${formatRupiah(min_down_payment)}`,
];
