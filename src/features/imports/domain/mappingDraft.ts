import { statementMappingSchema, type StatementMapping } from '@/lib/contract/bankMappings';
import type { MappingDraft } from '@/lib/tables/statement/guessMapping';

export type MappingErrors = Partial<Record<'date' | 'amount' | 'description' | 'direction', string>>;

/** What is still missing before a file can be read; next to the field. */
export function checkMapping(draft: MappingDraft): MappingErrors {
  return {
    ...(draft.date ? {} : { date: 'Pilih kolom tanggal.' }),
    ...(draft.amount ? {} : { amount: 'Pilih kolom uang masuk.' }),
    ...(draft.description.length > 0 ? {} : { description: 'Pilih paling sedikit satu kolom keterangan.' }),
    ...(draft.direction && draft.direction.credit.trim() === ''
      ? { direction: 'Isi tanda uang masuk, misalnya CR.' }
      : {}),
  };
}

/** The draft as the API takes it; null while something is missing. */
export function mappingOf(draft: MappingDraft): StatementMapping | null {
  if (Object.keys(checkMapping(draft)).length > 0) return null;
  const parsed = statementMappingSchema.safeParse({ ...draft, reference: draft.reference || null });
  return parsed.success ? parsed.data : null;
}

/** Bank codes as they are kept: upper case, letters and digits alone. */
export const asBankCode = (text: string) =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 12);
