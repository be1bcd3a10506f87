import type { SurveyFindings } from '../contract/surveyFindings';

export const MET_LABELS: Readonly<Record<SurveyFindings['met'], string>> = {
  APPLICANT: 'Pemohon',
  SPOUSE: 'Pasangan',
  FAMILY: 'Keluarga',
  OTHER: 'Orang lain',
  NOBODY: 'Tidak ada orang',
};

export const ADDRESS_LABELS: Readonly<Record<SurveyFindings['address'], string>> = {
  SAME: 'Sesuai form',
  DIFFERENT: 'Alamat lain',
  NOT_FOUND: 'Tidak ditemukan',
};

export const RECOMMENDATION_LABELS: Readonly<Record<SurveyFindings['recommendation'], string>> = {
  LAYAK: 'Layak',
  RAGU: 'Ragu',
  TIDAK_LAYAK: 'Tidak layak',
};

/** What each question of a visit is called. */
export const FINDING_LABELS: Readonly<Record<keyof SurveyFindings, string>> = {
  met: 'Yang ditemui',
  met_name: 'Nama yang ditemui',
  address: 'Alamat',
  house: 'Status rumah',
  neighbours: 'Kata tetangga',
  income: 'Penghasilan per bulan (taksiran)',
  seen: 'Usaha dan kendaraan yang terlihat',
  recommendation: 'Rekomendasi',
  note: 'Catatan',
};
