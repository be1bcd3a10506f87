import { formatDate, formatInstant } from '@/lib/format/tanggal';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { CREDIT_FIELDS, type FieldKind } from '@/lib/words/creditFields';

type Kind = FieldKind | 'yes-no';

/** Fields that the log speaks of beside a receipt's; a field that is nowhere shows under its own name. */
const OTHER_FIELDS: Record<string, { label: string; kind: Kind }> = {
  request_approval: { label: 'Menunggu persetujuan', kind: 'yes-no' },
};

const FIELDS: Record<string, { label: string; kind: Kind }> = { ...CREDIT_FIELDS, ...OTHER_FIELDS };

/** A field's name for people. */
export function fieldLabel(field: string): string {
  return FIELDS[field]?.label ?? field;
}

/** A field's value for people; empty shows an em dash, because a blank beside an arrow reads as a mistake. */
export function fieldValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  switch (FIELDS[field]?.kind) {
    case 'money':
      return typeof value === 'number' ? formatRupiah(value) : plain(value);
    case 'count':
      return typeof value === 'number' ? formatNumber(value, 'text') : plain(value);
    case 'days':
      return typeof value === 'number' ? `${formatNumber(value, 'text')} hari` : plain(value);
    case 'date':
      return formatDate(plain(value));
    case 'yes-no':
      return value === true || value === 1 || value === '1' ? 'Ya' : 'Tidak';
    case 'text':
      return plain(value);
    case undefined:
      return unknownValue(value);
  }
}

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function unknownValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (typeof value === 'string' && ISO_INSTANT.test(value)) return formatInstant(value);
  return plain(value);
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
