import type { SurveyFindings, SurveyPosition } from '../contract/surveyFindings';

/** Findings as they are typed: what is chosen may be open yet. */
export type TypedFindings = { [K in keyof SurveyFindings]: SurveyFindings[K] | null };

/** What is asked about a visit before it is sent. */
export interface TypedSurvey {
  findings: TypedFindings;
  position: SurveyPosition | null;
  no_position: string;
  /** How many photos there are. */
  photos: number;
}

/** Letters that an explanation has at least. */
export const MIN_REASON_LENGTH = 10;

/** What is missing in a visit, by the path of its field, in words; empty: it can be sent. */
export function surveyErrors({
  findings,
  position,
  no_position,
  photos,
}: TypedSurvey): Record<string, string> {
  const errors: Record<string, string> = {};
  const { met, met_name, address, recommendation, note } = findings;
  if (met === null) errors['findings.met'] = 'Pilih siapa yang ditemui.';
  if (namesWhom(findings) && (met_name ?? '').trim() === '') {
    errors['findings.met_name'] = 'Tulis nama yang ditemui.';
  }
  if (address === null) errors['findings.address'] = 'Pilih apakah alamatnya sesuai.';
  if (recommendation === null) errors['findings.recommendation'] = 'Pilih rekomendasi.';
  if (needsNote(findings) && (note ?? '').trim().length < MIN_REASON_LENGTH) {
    errors['findings.note'] = `Jelaskan, paling sedikit ${MIN_REASON_LENGTH} huruf.`;
  }
  if (position === null && no_position.trim().length < MIN_REASON_LENGTH) {
    errors.no_position = `Jelaskan mengapa tanpa posisi, paling sedikit ${MIN_REASON_LENGTH} huruf.`;
  }
  if (photos === 0) errors.photos = 'Ambil paling sedikit satu foto.';
  return errors;
}

const NAMED: ReadonlySet<string> = new Set(['SPOUSE', 'FAMILY', 'OTHER']);

/** Somebody else was met: it is said who. */
export const namesWhom = ({ met }: TypedFindings): boolean => met !== null && NAMED.has(met);

/** A visit whose result is not plainly good says why. */
export const needsNote = ({ met, address, recommendation }: TypedFindings): boolean =>
  met === 'NOBODY' ||
  (address !== null && address !== 'SAME') ||
  (recommendation !== null && recommendation !== 'LAYAK');
