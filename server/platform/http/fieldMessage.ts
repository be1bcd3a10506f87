import type * as z from 'zod/mini';
import { NO_SUCH_DAY } from '@/lib/contract/fields';
import { formatNumber } from '@/lib/format/rupiah';

type Issue = z.core.$ZodIssue;

/** Why a value does not fit the contract, in Indonesian. */
export function fieldMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Wajib diisi.' : expected(issue.expected);
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? 'Wajib diisi.' : `Paling sedikit ${issue.minimum} karakter.`;
      return `Paling kecil ${limitText(issue.minimum)}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Paling banyak ${issue.maximum} karakter.`
        : `Paling besar ${limitText(issue.maximum)}.`;
    case 'invalid_format':
      return 'Bentuknya tidak benar.';
    case 'invalid_value':
      return `Pilihan yang ada: ${issue.values.map(String).join(', ')}.`;
    case 'custom':
      if (issue.params?.reason === NO_SUCH_DAY.reason) return 'Tanggal ini tidak ada.';
      return typeof issue.params?.words === 'string' ? issue.params.words : 'Nilainya tidak sah.';
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return 'Nilainya tidak sah.';
  }
}

/** A limit with dots between its digits (SPEC 5); one of four digits may be a year, which has none. */
const limitText = (limit: number | bigint): string =>
  limit > 9999 ? formatNumber(Number(limit)) : String(limit);

function expected(type: string): string {
  switch (type) {
    case 'int':
    case 'number':
      return 'Harus berupa angka.';
    case 'string':
      return 'Harus berupa teks.';
    default:
      return 'Nilainya tidak sah.';
  }
}
