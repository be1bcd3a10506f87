import type { startBpkbCount } from '@/lib/contract/bpkbCounts';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { FieldErrors } from '@/lib/contract/envelope';

/** What is to be counted. Office '': not chosen; safe '': the whole office. */
export interface StartDraft {
  office: string;
  safe: string;
}

export const checkStart = ({ office }: StartDraft): FieldErrors =>
  office === '' ? { office_id: 'Pilih kantornya.' } : {};

export const toStart = ({ office, safe }: StartDraft): BodyOf<typeof startBpkbCount> => ({
  ...{ office_id: Number(office), safe: safe === '' ? null : safe },
});

/** Safes of an office's places. */
export const safesOf = (places: readonly { safe: string }[]): string[] => [
  ...new Set(places.map(({ safe }) => safe)),
];
