import {
  CHECK_STATES,
  type CheckState,
  type OrderState,
  type UnitKind,
} from '@/lib/contract/repossessionTerms';
import type {
  HandoverFigures,
  RepossessionOrder,
  UnitHandover,
  UnitRecord,
} from '@/lib/contract/repossessions';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { MET_LABELS, PLACE_LABELS } from '@/lib/labels/visitLabels';
import type { StatusLabel } from '@/lib/labels/statusLabel';

export const ORDER_STATE_LABELS: Readonly<Record<OrderState, StatusLabel>> = {
  RUNNING: { label: 'Berjalan', tone: 'due' },
  DONE: { label: 'Unit diserahkan', tone: 'paid' },
  REFUSED: { label: 'Ditolak nasabah', tone: 'overdue' },
  EXPIRED: { label: 'Habis waktu', tone: 'neutral' },
  WITHDRAWN: { label: 'Dicabut', tone: 'neutral' },
  ENDED: { label: 'Gugur', tone: 'neutral' },
};

export const CHECK_STATE_LABELS: Readonly<Record<CheckState, string>> = {
  YES: 'Ada',
  NO: 'Tidak ada',
  DAMAGED: 'Rusak',
};

export const UNIT_KIND_LABELS: Readonly<Record<UnitKind, string>> = {
  STORED: 'Disimpan',
  CONDITION: 'Kondisi',
  RETURNED: 'Dikembalikan',
  SOLD: 'Dijual',
};

/** What a record says of the unit, in one line. */
export function unitText({ kind, place, note, person, price }: UnitRecord): string {
  switch (kind) {
    case 'STORED':
      return note === '' ? place : `${place}. ${note}`;
    case 'CONDITION':
      return note;
    case 'RETURNED':
      return `Diterima ${person}`;
    case 'SOLD':
      return `${formatRupiah(price ?? 0)}, pembeli ${person}`;
  }
}

/** Who gave the unit, or refused to. */
export const metText = ({ met, met_name, met_relation, customer_name }: UnitHandover): string =>
  met === 'BORROWER' ? `${MET_LABELS.BORROWER}: ${customer_name}` : `${met_name} (${met_relation})`;

export const placeText = ({ place }: UnitHandover): string => PLACE_LABELS[place];

export const kilometreText = ({ kilometres, no_kilometres }: UnitHandover): string =>
  kilometres === null ? `Tidak terbaca: ${no_kilometres}` : `${formatNumber(kilometres)} km`;

/** What the borrower owes, as the paper tells it, with its total apart. */
export const figureRows = ({ principal, interest, penalty, cost }: HandoverFigures) => [
  { label: 'Pokok', amount: principal },
  { label: 'Manfaat ekonomi', amount: interest },
  { label: 'Denda', amount: penalty },
  { label: 'Biaya penarikan', amount: cost },
];

/** `Honda Beat Street (2022), Hitam`; what is not known is left out. */
export function vehicleText({
  vehicle,
  colour,
  vehicle_year,
}: Pick<RepossessionOrder, 'vehicle' | 'colour' | 'vehicle_year'>): string {
  const named = vehicle_year === null ? vehicle : `${vehicle} (${vehicle_year})`;
  return colour === '' ? named : `${named}, ${colour}`;
}

/** A checklist by how its things were found, those that are there first: `Ada`, `STNK, Kunci kontak`. */
export const checkRows = (checklist: UnitHandover['checklist']): { state: string; items: string }[] =>
  CHECK_STATES.flatMap((state) => {
    const found = checklist.filter((one) => one.state === state).map(({ label }) => label);
    return found.length === 0 ? [] : [{ state: CHECK_STATE_LABELS[state], items: found.join(', ') }];
  });
