import type { BpkbBook, HANDING_CONDITIONS } from '@/lib/contract/bpkbBook';
import type { HandingWay } from '@/lib/contract/bpkbTerms';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { BookFacts } from './bookFacts';

type Condition = (typeof HANDING_CONDITIONS)[number];

const OF_DEBTOR: readonly HandingWay[] = ['DEBTOR', 'ATTORNEY', 'HEIRS'];

/** By what right a book may be given out. What was sold is its buyer's; what was written off unsold is nobody's but ours. */
export function waysOf({ status, sold }: Pick<BookFacts, 'status' | 'sold'>): HandingWay[] {
  if (sold) return ['BUYER'];
  if (status === 'SETTLED' || status === 'SETTLED_EARLY') return [...OF_DEBTOR];
  return status === 'CANCELLED' ? [...OF_DEBTOR, 'DEALER'] : [];
}

/** What giving a book out needs, in the order in which it is put right; empty: nothing says that it goes out. */
export function conditionsOf(facts: BookFacts): BpkbBook['conditions'] {
  if (waysOf(facts).length === 0) return [];
  const { sold, penalty, deposit, unconfirmed, endedOn, handingFrom, today } = facts;
  const one = (condition: Condition, met: boolean, words: string) => ({ condition, met, words });
  const how = sold ? 'Unitnya terjual' : 'Utangnya berakhir';
  return [
    one('ENDED', true, `${how} pada ${formatDate(endedOn)}.`),
    // What a debtor owes or is owed does not keep a buyer from the book of what was bought.
    ...(sold
      ? []
      : [
          one(
            'PENALTY',
            penalty === 0,
            penalty === 0
              ? 'Tidak ada denda tersisa.'
              : `Denda ${formatRupiah(penalty)} belum lunas. Terima pembayarannya atau minta pembebasannya.`,
          ),
          one(
            'DEPOSIT',
            deposit === 0,
            deposit === 0
              ? 'Tidak ada titipan tersisa.'
              : `Titipan ${formatRupiah(deposit)} belum dikembalikan kepada nasabah.`,
          ),
        ]),
    one(
      'CONFIRMED',
      unconfirmed === null,
      unconfirmed === null
        ? 'Semua transfer sudah dikonfirmasi.'
        : `Transfer ${formatRupiah(unconfirmed.amount)} belum dikonfirmasi dengan mutasi bank${named(unconfirmed.invoices)}.`,
    ),
    one(
      'DAY',
      handingFrom !== null && handingFrom <= today,
      `Boleh diserahkan mulai ${formatDate(handingFrom)}, hari kerja ketiga sesudahnya.`,
    ),
  ];
}

const named = (invoices: readonly string[]) =>
  invoices.length === 0 ? '' : `: nota ${invoices.slice(0, 3).join(', ')}${invoices.length > 3 ? ', …' : ''}`;

/** What is in the way of giving a book out, in words; null: nothing. `but`: conditions that are not asked for yet. */
export function handingObstacle(facts: BookFacts, but: readonly Condition[] = []): string | null {
  const conditions = conditionsOf(facts);
  if (conditions.length === 0) {
    return facts.status === 'WRITTEN_OFF'
      ? 'Kontrak ini dihapus buku: BPKB diserahkan kepada pembeli sesudah unitnya terjual.'
      : 'Kontraknya belum berakhir, jadi BPKB masih menjadi jaminan.';
  }
  return conditions.find(({ condition, met }) => !met && !but.includes(condition))?.words ?? null;
}
