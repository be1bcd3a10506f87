import { formatNumber } from '@/lib/format/rupiah';
import type { FieldValue } from '@/lib/registration/mergeForms';
import { fieldText } from '../../domain/formFields';

/** What stands in a field, also where that is nothing. `names`: of the records that a field holds by number. */
export function fieldValueText(
  path: string,
  value: FieldValue,
  names: (path: string, value: number) => string | undefined = () => undefined,
): string {
  if (value === null || value === '') return '(kosong)';
  if (typeof value !== 'number') return fieldText(path, value) || String(value);
  if (path.startsWith('documents.')) return `Berkas nomor ${value}`;
  return (names(path, value) ?? fieldText(path, value)) || formatNumber(value);
}
