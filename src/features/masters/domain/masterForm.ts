import { isRealDate } from '@/lib/arithmetic/calendar';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { Master, MasterWrite } from '@/lib/contract/masters';
import { textOf, type MasterKind } from './MasterKind';

/** The form as it is typed: every field is text; no last day is ''. */
export type MasterValues = Readonly<
  Record<string, string> & Record<'code' | 'name' | 'valid_from' | 'valid_to', string>
>;

/** What the form begins with; `row` null: a new record, offered from `today` (`YYYY-MM-DD`). */
export function formValues(kind: MasterKind, row: Master | null, today: string): MasterValues {
  if (!row) return { code: '', name: '', valid_from: today, valid_to: '', ...kind.start };
  const own = Object.fromEntries(typedFields(kind).map((field) => [field.name, textOf(row, field)]));
  return {
    code: row.code,
    name: row.name,
    valid_from: row.valid_from,
    valid_to: row.valid_to ?? '',
    ...own,
  };
}

/** What is typed, as it is written. */
export function writeOf(kind: MasterKind, values: MasterValues): MasterWrite {
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()]));
  const own = kind.fields.flatMap(({ name, codec }) =>
    codec ? [[name, codec.value(values[name] ?? '')] as const] : [],
  );
  return { ...trimmed, ...Object.fromEntries(own), valid_to: values.valid_to || null } as MasterWrite;
}

/** What is wrong, beside its field. */
export function checkValues(kind: MasterKind, values: MasterValues): FieldErrors {
  const result = kind.endpoints.create.body?.safeParse(writeOf(kind, values));
  const words: Record<string, string> = {
    code: kind.codeHint,
    name: 'Isi 3 sampai 80 huruf.',
    valid_from: 'Isi tanggal mulai berlaku.',
    valid_to: 'Tanggal ini tidak ada.',
    ...Object.fromEntries(kind.fields.map(({ name, wrong }) => [name, wrong])),
  };
  const errors: FieldErrors = {};
  for (const issue of result?.error?.issues ?? []) {
    const field = String(issue.path[0]);
    const own: unknown = issue.code === 'custom' ? issue.params?.words : undefined;
    errors[issue.path.join('.')] ??= typeof own === 'string' ? own : (words[field] ?? 'Nilainya tidak sah.');
  }
  if (!isRealDate(values.valid_from)) errors.valid_from = 'Isi tanggal mulai berlaku.';
  if (values.valid_to !== '') {
    if (!isRealDate(values.valid_to)) errors.valid_to = 'Tanggal ini tidak ada.';
    else if (values.valid_to < values.valid_from) errors.valid_to = 'Tidak boleh sebelum tanggal mulai.';
  }
  return errors;
}

/** A kind's own fields that are typed. */
export const typedFields = (kind: MasterKind) => kind.fields.filter(({ derived }) => !derived);
