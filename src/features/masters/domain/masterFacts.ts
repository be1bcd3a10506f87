import type { FieldChange } from '@/lib/editor/editor';
import type { Master } from '@/lib/contract/masters';
import { formatDate } from '@/lib/format/tanggal';
import { MASTER_FIELDS } from '@/lib/labels/masterLabels';
import { textOf, type MasterField, type MasterKind } from './MasterKind';

export interface MasterFact {
  label: string;
  value: string;
}

/** Every field of a record in words; empty shows an em dash. */
export function masterFacts(kind: MasterKind, row: Master, rows: readonly Master[] = []): MasterFact[] {
  const days = kind.undated
    ? []
    : [
        { label: MASTER_FIELDS.valid_from, value: formatDate(row.valid_from) },
        { label: MASTER_FIELDS.valid_to, value: formatDate(row.valid_to) || 'Tidak dibatasi' },
      ];
  return [
    { label: MASTER_FIELDS.code, value: row.code },
    { label: MASTER_FIELDS.name, value: row.name },
    ...kind.fields.map((field) => ({ label: field.label, value: fieldText(row, field, rows) || '—' })),
    ...days,
  ];
}

/** Facts that differ between two states of one record. */
export function factChanges(
  kind: MasterKind,
  before: Master,
  after: Master,
  rows: readonly Master[] = [],
): FieldChange[] {
  const now = masterFacts(kind, after, rows);
  const changes = masterFacts(kind, before, rows).map(({ label, value }, index) => ({
    label,
    before: value,
    after: now[index]?.value ?? '',
  }));
  const active = { label: 'Aktif', before: yesNo(before.active), after: yesNo(after.active) };
  return [...changes, active].filter((change) => change.before !== change.after);
}

const yesNo = (value: boolean) => (value ? 'Ya' : 'Tidak');

/** A field's value for people. */
export function fieldText(row: Master, field: MasterField, rows: readonly Master[] = []): string {
  if (field.words) return field.words(row, rows);
  const value = textOf(row, field);
  return field.options?.[value] ?? value;
}
