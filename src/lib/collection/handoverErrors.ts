import {
  CHECKLISTS,
  MAX_KILOMETRES,
  MAX_UNIT_PHOTOS,
  MIN_UNIT_PHOTOS,
  type CheckItem,
  type CheckState,
  type HandoverMet,
  type HandoverResult,
} from '../contract/repossessionTerms';
import type { VisitPlace } from '../contract/visitTerms';
import { MIN_VISIT_REASON } from './visitErrors';

/** What is asked about a BAST, as it is typed: what is chosen may be open yet. */
export interface TypedHandover {
  result: HandoverResult | null;
  met: HandoverMet | null;
  met_name: string;
  met_relation: string;
  place: VisitPlace | null;
  kilometres: number | null;
  no_kilometres: string;
  checklist: readonly { item: CheckItem; state: CheckState }[];
  condition: string;
  /** Each counts; where they are kept does not matter. */
  photos: readonly unknown[];
  /** Null: not signed. */
  giver_signature: unknown;
  collector_signature: unknown;
  destination: string;
  note: string;
  position: object | null;
  no_position: string;
}

const REASON = `paling sedikit ${MIN_VISIT_REASON} huruf`;
const missing = (text: string) => text.trim() === '';
const short = (text: string) => text.trim().length < MIN_VISIT_REASON;

/** What is missing in a BAST or does not go together, by its field, in words; empty: it can be sent. */
export function handoverErrors(bast: TypedHandover, vehicleKind: 'R2' | 'R4'): Record<string, string> {
  const { result, met, met_name, met_relation, place, position, no_position, photos } = bast;
  const errors: Record<string, string> = {};
  if (result === null) errors.result = 'Pilih apakah unit diserahkan atau ditolak.';
  if (met === null) errors.met = 'Pilih siapa yang menyerahkan atau menolak.';
  if (met === 'OTHER') {
    if (missing(met_name)) errors.met_name = 'Tulis namanya.';
    if (missing(met_relation)) errors.met_relation = 'Tulis hubungannya dengan nasabah.';
  }
  if (place === null) errors.place = 'Pilih tempatnya.';
  if (position === null && short(no_position)) {
    errors.no_position = `Jelaskan mengapa tanpa posisi, ${REASON}.`;
  }
  if (photos.length > MAX_UNIT_PHOTOS) errors.photos = `Paling banyak ${MAX_UNIT_PHOTOS} foto.`;
  if (result === 'SURRENDERED') return { ...errors, ...takenErrors(bast, vehicleKind) };
  if (result === 'REFUSED') return { ...errors, ...refusedErrors(bast) };
  return errors;
}

/** A unit is taken only from who signs, and as it was found. */
function takenErrors(bast: TypedHandover, vehicleKind: 'R2' | 'R4'): Record<string, string> {
  const { kilometres, no_kilometres, checklist, photos, giver_signature, collector_signature } = bast;
  const errors: Record<string, string> = {};
  if (kilometres === null) {
    if (short(no_kilometres)) errors.no_kilometres = `Jelaskan mengapa kilometer tidak terbaca, ${REASON}.`;
  } else if (!Number.isInteger(kilometres) || kilometres < 0 || kilometres > MAX_KILOMETRES) {
    errors.kilometres = 'Kilometernya dari 0 sampai 9.999.999.';
  }
  const items: readonly CheckItem[] = CHECKLISTS[vehicleKind];
  const told = new Set(checklist.map(({ item }) => item));
  if (told.size !== checklist.length || told.size !== items.length || items.some((item) => !told.has(item))) {
    errors.checklist = 'Isi setiap kelengkapan sekali.';
  }
  if (missing(bast.condition)) errors.condition = 'Tulis kondisi unit.';
  if (missing(bast.destination)) errors.destination = 'Tulis ke mana unit dibawa.';
  if (photos.length < MIN_UNIT_PHOTOS) {
    errors.photos = `Ambil paling sedikit ${MIN_UNIT_PHOTOS} foto unit.`;
  }
  if (giver_signature === null) {
    errors.giver_signature = 'Unit hanya diambil dari yang menandatangani. Minta tanda tangannya.';
  }
  if (collector_signature === null) errors.collector_signature = 'Bubuhkan tanda tangan Anda.';
  return errors;
}

/** Who refuses signs nothing; what was said and a trace of having been there are kept. */
function refusedErrors(bast: TypedHandover): Record<string, string> {
  const errors: Record<string, string> = {};
  if (short(bast.note)) errors.note = `Tulis apa yang dikatakan, ${REASON}.`;
  if (bast.photos.length === 0 && bast.position === null) {
    errors.photos = 'Ambil satu foto, atau izinkan posisi.';
  }
  if (bast.giver_signature !== null) errors.giver_signature = 'Yang menolak tidak menandatangani.';
  if (bast.checklist.length > 0) errors.checklist = 'Unit yang tidak diambil tidak diperiksa.';
  if (bast.kilometres !== null) errors.kilometres = 'Unit yang tidak diambil tidak diperiksa.';
  if (!missing(bast.destination)) errors.destination = 'Unit yang tidak diambil tidak dibawa.';
  return errors;
}
