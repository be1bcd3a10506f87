import { ACCESS_FLAGS } from '@/lib/contract/access';
import type { TitleWrite } from '@/lib/contract/titles';
import { formatPercent } from '@/lib/format/percent';
import { formatRupiah } from '@/lib/format/rupiah';
import { ACTOR_LABELS } from './actorLabels';
import { TITLE_FIELDS } from './titleLabels';

/** What decides how far a holder goes alone. */
export const LIMITS = [
  'all_offices',
  'credit_discount_bp',
  'penalty_discount_bp',
  'transfer_days_back',
  'approves_up_to',
  'forgives_up_to',
] as const satisfies readonly (keyof TitleWrite)[];
export type Limit = (typeof LIMITS)[number];

/** A limit in words. */
export function limitText(title: TitleWrite, limit: Limit): string {
  switch (limit) {
    case 'all_offices':
      return title.all_offices ? 'Ya' : 'Tidak';
    case 'approves_up_to':
    case 'forgives_up_to': {
      const sum = title[limit];
      return sum === null ? 'Tanpa batas' : formatRupiah(sum);
    }
    case 'transfer_days_back':
      if (title.transfer_days_back === null) return 'Tanpa batas';
      return title.transfer_days_back === 0 ? 'Hanya hari ini' : `${title.transfer_days_back} hari`;
    case 'credit_discount_bp':
    case 'penalty_discount_bp':
      return title[limit] === 0 ? 'Tidak ada' : formatPercent(title[limit]);
  }
}

/** Something that differs between two states of a title, or two titles, in words. */
export interface TitleChange {
  label: string;
  before: string;
  after: string;
}

const yes = (value: 0 | 1) => (value === 1 ? 'Ya' : 'Tidak');

/** What differs, in the order of the matrix: name, limits, flags. */
export function titleChanges(before: TitleWrite, after: TitleWrite): TitleChange[] {
  return [
    ...(before.name === after.name
      ? []
      : [{ label: TITLE_FIELDS.name, before: before.name, after: after.name }]),
    ...LIMITS.filter((limit) => before[limit] !== after[limit]).map((limit) => ({
      label: TITLE_FIELDS[limit],
      before: limitText(before, limit),
      after: limitText(after, limit),
    })),
    ...ACCESS_FLAGS.filter((flag) => before.access[flag] !== after.access[flag]).map((flag) => ({
      label: ACTOR_LABELS[flag],
      before: yes(before.access[flag]),
      after: yes(after.access[flag]),
    })),
  ];
}
