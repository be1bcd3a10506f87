import { formatPercent } from '@/lib/format/percent';
import { formatDate, formatInstant } from '@/lib/format/tanggal';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import {
  ALLOCATION_LABELS,
  CALCULATION_FIELDS,
  IN_ADVANCE_LABELS,
  METHOD_LABELS,
  PENALTY_KIND_LABELS,
  VEHICLE_KIND_LABELS,
} from '@/lib/labels/calculationLabels';
import { CREDIT_FIELDS } from '@/lib/labels/creditFields';
import { ASK_LABELS, lineField, LOG_FIELDS, type LogKind } from '@/lib/labels/logFields';
import { ACTOR_LABELS } from '@/lib/titles/actorLabels';
import { MASTER_FIELDS, ZONE_LABELS } from '@/lib/labels/masterLabels';
import { TITLE_FIELDS } from '@/lib/titles/titleLabels';

/** `percent`: hundredths of a percent. A record of words: a choice. */
type Kind = LogKind | 'percent' | 'months';

/** How the fields of master data are written; the others are plain text. */
const MASTER_KINDS: Readonly<Record<string, Kind>> = {
  valid_from: 'date',
  valid_to: 'date',
  vehicle_kind: VEHICLE_KIND_LABELS,
  zone: ZONE_LABELS,
  method: METHOD_LABELS,
  allocation_order: ALLOCATION_LABELS,
  rate_bp: 'percent',
  in_advance: IN_ADVANCE_LABELS,
  penalty_kind: PENALTY_KIND_LABELS,
  penalty_rate_bp: 'percent',
  penalty_per_day: 'money',
  penalty_cap_bp: 'percent',
  settlement_fee_bp: 'percent',
  round_to: 'money',
  penalty_grace_days: 'days',
  quote_days: 'days',
  min_tenor: 'months',
  max_tenor: 'months',
  max_fees_bp: 'percent',
  max_insurance_bp: 'percent',
  max_collector_fee: 'money',
  all_offices: 'yes-no',
  credit_discount_bp: 'percent',
  penalty_discount_bp: 'percent',
  transfer_days_back: 'days',
  approves_up_to: 'money',
  forgives_up_to: 'money',
};

interface Field {
  label: string;
  kind: Kind;
}

const masterFields = Object.entries({ ...CALCULATION_FIELDS, ...MASTER_FIELDS, ...TITLE_FIELDS }).map(
  ([name, label]): [string, Field] => [name, { label, kind: MASTER_KINDS[name] ?? 'text' }],
);
/** Flags of a title: each is a right that it has or not. */
const rights = Object.entries(ACTOR_LABELS)
  .filter(([name]) => name.startsWith('is_'))
  .map(([name, label]): [string, Field] => [name, { label: `Hak ${label}`, kind: 'yes-no' }]);
/** One that is nowhere shows under its own name. */
const FIELDS: Readonly<Record<string, Field>> = {
  ...Object.fromEntries([...masterFields, ...rights]),
  ...CREDIT_FIELDS,
  ...LOG_FIELDS,
};

/** A field's name for people. */
export function fieldLabel(field: string): string {
  const ofLine = lineField(field);
  if (ofLine) return `${fieldLabel(ofLine.name)} ke-${ofLine.number}`;
  return FIELDS[field]?.label ?? field;
}

const kindOf = (field: string): Kind | undefined => FIELDS[lineField(field)?.name ?? field]?.kind;

/** A field's value for people; empty shows an em dash, because a blank beside an arrow reads as a mistake. */
export function fieldValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  const kind = kindOf(field);
  if (typeof kind === 'object') return kind[plain(value)] ?? plain(value);
  switch (kind) {
    case 'money':
      return typeof value === 'number' ? formatRupiah(value) : plain(value);
    case 'count':
      return typeof value === 'number' ? formatNumber(value, 'text') : plain(value);
    case 'days':
      return typeof value === 'number' ? `${formatNumber(value, 'text')} hari` : plain(value);
    case 'months':
      return `${plain(value)} bulan`;
    case 'percent':
      return typeof value === 'number' ? formatPercent(value) : plain(value);
    case 'date':
      return formatDate(plain(value));
    case 'yes-no':
      return value === true || value === 1 || value === '1' ? 'Ya' : 'Tidak';
    case 'instant':
      return formatInstant(plain(value));
    case 'ask':
      return askText(value);
    case 'text':
      return plain(value);
    case undefined:
      return unknownValue(value);
  }
}

/** The sentence of the step tells the rest. */
function askText(value: unknown): string {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  return Object.entries(ASK_LABELS).find(([name]) => name === kind)?.[1] ?? plain(value);
}

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function unknownValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (typeof value === 'string' && ISO_INSTANT.test(value)) return formatInstant(value);
  return plain(value);
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
