import type { Fiduciary, FiduciaryBody } from '@/lib/contract/fiduciaries';
import type { FieldChange } from '@/lib/editor/editor';
import { formatDate } from '@/lib/format/tanggal';

/** What is typed of a fiduciary; '' is no day. */
export interface FiduciaryDraft {
  deed_number: string;
  deed_on: string;
  notary: string;
  certificate_number: string;
  certificate_on: string;
  removed_on: string;
}

export const FIDUCIARY_LABELS: Readonly<Record<keyof FiduciaryDraft, string>> = {
  deed_number: 'Nomor akta',
  deed_on: 'Tanggal akta',
  notary: 'Notaris',
  certificate_number: 'Nomor sertifikat',
  certificate_on: 'Tanggal sertifikat',
  removed_on: 'Tanggal penghapusan',
};
const FIELDS = Object.keys(FIDUCIARY_LABELS) as (keyof FiduciaryDraft)[];
const isDay = (field: keyof FiduciaryDraft) => field.endsWith('_on');

export const fiduciaryDraft = (row: Fiduciary): FiduciaryDraft =>
  Object.fromEntries(FIELDS.map((field) => [field, row[field] ?? ''])) as unknown as FiduciaryDraft;

/** What of it is sent. */
export const fiduciaryBody = (draft: FiduciaryDraft, { version }: Fiduciary): FiduciaryBody => ({
  ...{ deed_number: draft.deed_number.trim(), deed_on: draft.deed_on || null, notary: draft.notary.trim() },
  certificate_number: draft.certificate_number.trim(),
  certificate_on: draft.certificate_on || null,
  removed_on: draft.removed_on || null,
  version,
});

const shown = (row: Fiduciary, field: keyof FiduciaryDraft): string =>
  (isDay(field) ? formatDate(row[field]) : row[field]) || '–';

/** Label and value of each field, as shown. */
export const fiduciaryFacts = (row: Fiduciary): [string, string][] =>
  FIELDS.map((field) => [FIDUCIARY_LABELS[field], shown(row, field)]);

/** What somebody else changed. */
export const fiduciaryChanges = (before: Fiduciary, now: Fiduciary): FieldChange[] =>
  FIELDS.filter((field) => before[field] !== now[field]).map((field) => ({
    label: FIDUCIARY_LABELS[field],
    before: shown(before, field),
    after: shown(now, field),
  }));
