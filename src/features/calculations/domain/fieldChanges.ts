import type { FieldChange } from '@/lib/editor/editor';
import type { CalculationWrite } from '@/lib/contract/calculations';
import { formatPercent } from '@/lib/format/percent';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import {
  ALLOCATION_LABELS,
  CALCULATION_FIELDS,
  IN_ADVANCE_LABELS,
  METHOD_LABELS,
  PENALTY_KIND_LABELS,
  VEHICLE_KIND_LABELS,
} from '@/lib/labels/calculationLabels';

/** Fields that differ between two versions, in words. */
export function fieldChanges(before: CalculationWrite, after: CalculationWrite): FieldChange[] {
  return (Object.keys(CALCULATION_FIELDS) as (keyof CalculationWrite)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      label: CALCULATION_FIELDS[field],
      before: fieldText(before, field),
      after: fieldText(after, field),
    }));
}

/** A field's value for people. */
export function fieldText(row: CalculationWrite, field: keyof CalculationWrite): string {
  switch (field) {
    case 'name':
      return row.name;
    case 'vehicle_kind':
      return VEHICLE_KIND_LABELS[row.vehicle_kind];
    case 'method':
      return METHOD_LABELS[row.method];
    case 'in_advance':
      return IN_ADVANCE_LABELS[`${row.in_advance}`];
    case 'penalty_kind':
      return PENALTY_KIND_LABELS[row.penalty_kind];
    case 'allocation_order':
      return ALLOCATION_LABELS[row.allocation_order];
    case 'valid_from':
      return formatDate(row.valid_from);
    case 'round_to':
    case 'penalty_per_day':
      return formatRupiah(row[field]);
    case 'rate_bp':
    case 'penalty_rate_bp':
    case 'penalty_cap_bp':
    case 'settlement_fee_bp':
    case 'max_fees_bp':
    case 'max_insurance_bp':
      return formatPercent(row[field]);
    case 'penalty_grace_days':
    case 'quote_days':
      return `${row[field]} hari`;
    case 'min_tenor':
    case 'max_tenor':
      return `${row[field]} bulan`;
  }
}
