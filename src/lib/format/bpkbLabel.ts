/*
 * What labels say (DOMAIN, BPKB): `BPKB:1042-76` on a book, `TEMPAT:12-62` on a place, an id and two check digits
 * (ISO 7064, MOD 97-10). A digit that is misread, or two that changed places, is no code of ours, without asking anybody.
 */

const KINDS = { BPKB: 'BOOK', TEMPAT: 'PLACE' } as const;

/** What a label names. */
export interface LabelCode {
  kind: (typeof KINDS)[keyof typeof KINDS];
  id: number;
}

const LARGEST = 2_147_483_647;
const LABEL = /^(BPKB|TEMPAT):?0*([1-9]\d{0,9})-(\d\d)$/;

const checkDigits = (id: number) => String(98 - ((id * 100) % 97)).padStart(2, '0');

/** The code on the label of a book. */
export const bookLabel = (id: number): string => `BPKB:${id}-${checkDigits(id)}`;

/** The code on the label of a place. */
export const placeLabel = (id: number): string => `TEMPAT:${id}-${checkDigits(id)}`;

/** What a code names as it was scanned or typed, spaces and small letters apart; null: it is no label of ours. */
export function readLabel(code: string): LabelCode | null {
  const [, kind, digits, check] = LABEL.exec(code.replaceAll(/\s/g, '').toUpperCase()) ?? [];
  const id = Number(digits);
  if (kind === undefined || id > LARGEST || check !== checkDigits(id)) return null;
  return { kind: KINDS[kind as keyof typeof KINDS], id };
}
