import type { BpkbMovementRow } from '@/lib/contract/bpkbBook';
import { BPKB_PURPOSE_LABELS, type BpkbMovement, HANDING_WAY_LABELS } from '@/lib/contract/bpkbTerms';
import { formatDate } from '@/lib/format/tanggal';

type Said = (row: BpkbMovementRow) => string[];

const said = (before: string, text: string) => (text === '' ? [] : [`${before}${text}`]);
const called = ({ person, phone }: BpkbMovementRow) => (phone === '' ? person : `${person} (${phone})`);

const brought: Said = (row) => said('dibawa ', called(row));
const lent: Said = (row) => [
  ...said('kepada ', called(row)),
  ...said('untuk ', row.purpose === null ? '' : BPKB_PURPOSE_LABELS[row.purpose]),
  ...said('kembali paling lambat ', formatDate(row.until)),
];
const handed: Said = (row) => [
  ...said('kepada ', called(row)),
  ...said('sebagai ', row.way === null ? '' : HANDING_WAY_LABELS[row.way].toLowerCase()),
];

const SAID: Partial<Record<BpkbMovement, Said>> = {
  AWAITED: ({ until }) => said('paling lambat ', formatDate(until)),
  RECEIVED: brought,
  RETURNED: brought,
  REFUSED: brought,
  STORED: ({ place }) => said('di ', place),
  ASKED: lent,
  LENT: lent,
  TO_NOTARY: lent,
  SENT: (row) => [...said('ke ', row.to_office?.name ?? ''), ...brought(row)],
  ARRIVED: ({ office }) => [`di ${office.name}`],
  PREPARED: handed,
  HANDED_OVER: handed,
  CARRIED_ON: ({ contract_code: code }) => [code],
};

/** What happened besides its name: to whom, what for, until when, where; '' where its name says all. */
export const movementText = (row: BpkbMovementRow): string => (SAID[row.movement]?.(row) ?? []).join(', ');
