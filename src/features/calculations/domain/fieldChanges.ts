import type { FieldChange } from '@/components/SaveProblem/SaveProblem';
import type { CalculationWrite } from '@/lib/contract/calculations';
import { formatPercent } from '@/lib/format/percent';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import {
  ALLOCATION_WORDS,
  CALCULATION_FIELDS,
  IN_ADVANCE_WORDS,
  METHOD_WORDS,
  PENALTY_KIND_WORDS,
  VEHICLE_KIND_WORDS,
} from '@/lib/words/calculationWords';

/** Fields that differ between two versions, in words. */
export function fieldChanges(before: CalculationWrite, after: CalculationWrite): FieldChange[] {
  return (Object.keys(CALCULATION_FIELDS) as (keyof CalculationWrite)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      label: CALCULATION_FIELDS[field],
      before: inWords(before, field),
      after: inWords(after, field),
    }));
}

/** A field's value for people. */
export function inWords(row: CalculationWrite, field: keyof CalculationWrite): string {
  switch (field) {
    case 'name':
      return row.name;
    case 'vehicle_kind':
      return VEHICLE_KIND_WORDS[row.vehicle_kind];
    case 'method':
      return METHOD_WORDS[row.method];
    case 'in_advance':
      return IN_ADVANCE_WORDS[`${row.in_advance}`];
    case 'penalty_kind':
      return PENALTY_KIND_WORDS[row.penalty_kind];
    case 'allocation_order':
      return ALLOCATION_WORDS[row.allocation_order];
    case 'valid_from':
      return formatDate(row.valid_from);
    case 'round_to':
    case 'penalty_per_day':
      return formatRupiah(row[field]);
    case 'rate_bp':
    case 'penalty_rate_bp':
    case 'penalty_cap_bp':
    case 'settlement_fee_bp':
      return formatPercent(row[field]);
    case 'penalty_grace_days':
    case 'quote_days':
      return `${row[field]} hari`;
    case 'min_tenor':
    case 'max_tenor':
      return `${row[field]} bulan`;
  }
}
