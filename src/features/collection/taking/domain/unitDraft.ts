import { unitErrors } from '@/lib/collection/unitErrors';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { KeptFile } from '@/lib/contract/files';
import type { WrittenUnitKind } from '@/lib/contract/repossessionTerms';
import type { Repossession, UnitRecordBody } from '@/lib/contract/repossessions';

/** What is typed of a unit. */
export interface UnitDraft {
  kind: WrittenUnitKind;
  /** `YYYY-MM-DD`. */
  day: string;
  place: string;
  note: string;
  person: string;
  file: KeptFile | null;
}

/** It happens today, most often. */
export const startUnit = (kind: WrittenUnitKind, today: string): UnitDraft => ({
  ...{ kind, day: today, place: '', note: '', person: '', file: null },
});

/** What is sent: only what belongs to its kind. */
export const unitBody = ({ kind, day, place, note, person, file }: UnitDraft): UnitRecordBody => ({
  ...{ kind, day, place: kind === 'STORED' ? place.trim() : '' },
  note: kind === 'RETURNED' ? '' : note.trim(),
  person: kind === 'RETURNED' ? person.trim() : '',
  file_id: kind === 'RETURNED' ? (file?.id ?? null) : null,
});

/** What keeps it from being sent, by field. */
export const checkUnit = (draft: UnitDraft, { today, orders }: Repossession): FieldErrors =>
  unitErrors(unitBody(draft), { today, since: takenOn(orders) });

/** The day on which the unit was taken; '': not known. */
const takenOn = (orders: Repossession['orders']): string =>
  orders.find(({ state }) => state === 'DONE')?.handover?.day ?? '';
