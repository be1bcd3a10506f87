import type { WrittenUnitKind } from '../contract/repossessionTerms';

/** What is written of a unit, as it is typed; days as `YYYY-MM-DD`, '': none yet. */
export interface TypedUnitRecord {
  kind: WrittenUnitKind;
  day: string;
  place: string;
  note: string;
  person: string;
  file_id: unknown;
}

/**
 * What is missing in what is written of a unit, by its field, in words; empty: it can be sent.
 * @param since the day on which the unit was taken; '': not known
 */
export function unitErrors(
  { kind, day, place, note, person, file_id }: TypedUnitRecord,
  { since, today }: { since: string; today: string },
): Record<string, string> {
  const errors: Record<string, string> = {};
  if (day === '') errors.day = 'Isi tanggalnya.';
  else if (day > today) errors.day = 'Belum terjadi: paling akhir hari ini.';
  else if (day < since) errors.day = 'Tidak boleh sebelum hari unit diambil.';
  if (kind === 'STORED' && place.trim().length < 3) errors.place = 'Tulis di mana unit disimpan.';
  if (kind === 'CONDITION' && note.trim().length < 5) errors.note = 'Tulis kondisinya.';
  if (kind === 'RETURNED') {
    if (person.trim().length < 3) errors.person = 'Tulis siapa yang menerima unit.';
    if (file_id === null) errors.file_id = 'Unggah tanda terima yang ditandatangani.';
  }
  return errors;
}
