import type { OutsideReason } from '../collection/callHours';
import type { TtsState } from '../contract/tts';
import type { VisitMet, VisitOutside, VisitPlace, VisitResult } from '../contract/visitTerms';
import type { StatusLabel } from './statusLabel';

export const MET_LABELS: Readonly<Record<VisitMet, string>> = {
  BORROWER: 'Nasabah',
  OTHER: 'Orang lain',
  NOBODY: 'Tidak ada orang',
};

export const PLACE_LABELS: Readonly<Record<VisitPlace, string>> = {
  BILLING: 'Alamat tagih',
  DOMICILE: 'Domisili',
  OTHER: 'Tempat lain',
};

export const RESULT_LABELS: Readonly<Record<VisitResult, string>> = {
  PAID: 'Dibayar',
  PART_PAID: 'Dibayar sebagian',
  PROMISED: 'Janji bayar',
  REFUSED: 'Menolak membayar',
  UNIT_SURRENDERED: 'Unit akan diserahkan',
  UNIT_GONE: 'Unit tidak ada',
  MESSAGE_LEFT: 'Titip pesan',
  NOT_MET: 'Tidak bertemu',
  MOVED: 'Sudah pindah',
};

/** Which part of the rule a visit is outside of. */
export const OUTSIDE_LABELS: Readonly<Record<VisitOutside, string>> = {
  HOURS: 'Di luar jam penagihan',
  PLACE: 'Di tempat lain',
  PERSON: 'Bukan nasabah',
};

/** Why nobody is called on now without a consent. */
export const HOURS_WORDS: Readonly<Record<OutsideReason, string>> = {
  SUNDAY: 'Hari ini Minggu: nasabah tidak boleh dikunjungi tanpa persetujuannya.',
  HOLIDAY: 'Hari ini hari libur nasional: nasabah tidak boleh dikunjungi tanpa persetujuannya.',
  HOURS: 'Di luar 08.00–20.00 waktu kantor nasabah tidak boleh dikunjungi tanpa persetujuannya.',
};

export const TTS_STATE_LABELS: Readonly<Record<TtsState, StatusLabel>> = {
  OPEN: { label: 'Dibawa kolektor', tone: 'waiting' },
  HANDED_IN: { label: 'Disetor, menunggu keputusan', tone: 'due' },
  POSTED: { label: 'Sudah dibukukan', tone: 'paid' },
  VOID: { label: 'Dibatalkan', tone: 'neutral' },
  RETURNED: { label: 'Dikembalikan', tone: 'neutral' },
};
