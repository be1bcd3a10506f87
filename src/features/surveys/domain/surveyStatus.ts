import type { StatusTone } from '@/lib/labels/statusLabel';
import type { Sending } from '@/lib/device/QueueState';
import type { KeptSurvey } from '../device/KeptSurvey';

/** Where a visit is by now, in words. */
export interface SurveyStatus {
  tone: StatusTone;
  label: string;
  /** What that means, or what to do. */
  detail: string;
}

const KEPT = 'Tersimpan di perangkat ini.';

/** Where a visit is: on the device, on its way, at the server, or refused there. */
export function surveyStatus(
  { step, refusal }: Pick<KeptSurvey, 'step' | 'refusal'>,
  sending: Sending | null,
): SurveyStatus {
  switch (step) {
    case 'draft':
      return {
        tone: 'neutral',
        label: 'Belum selesai',
        detail: `${KEPT} Selesaikan, lalu simpan untuk dikirim.`,
      };
    case 'waiting':
      return waiting(sending);
    case 'refused':
      return {
        tone: 'overdue',
        label: 'Ditolak server',
        detail: `${refusal?.message ?? 'Server menolak survei ini.'} ${refusal?.moved === true ? MOVED : MEND}`,
      };
    case 'sent':
      return { tone: 'paid', label: 'Terkirim', detail: 'Sudah diterima server.' };
  }
}

const MOVED = `${KEPT} Hubungi kantor; setelah form kembali ke survei, simpan lagi.`;
const MEND = `${KEPT} Perbaiki, lalu simpan lagi.`;

function waiting(sending: Sending | null): SurveyStatus {
  switch (sending?.step) {
    case undefined:
      return {
        tone: 'waiting',
        label: 'Menunggu dikirim',
        detail: `${KEPT} Dikirim sendiri saat tersambung.`,
      };
    case 'photo': {
      const label = `Mengirim foto ${sending.nth} dari ${sending.of}`;
      return sending.waiting
        ? { tone: 'waiting', label: 'Menunggu sambungan', detail: `${KEPT} ${label} dilanjutkan sendiri.` }
        : {
            tone: 'due',
            label,
            detail: 'Jangan tutup aplikasi bila bisa; bila terputus, dilanjutkan nanti.',
          };
    }
    case 'record':
      return { tone: 'due', label: 'Mengirim survei', detail: 'Foto sudah sampai.' };
    case 'pause':
      return { tone: 'waiting', label: 'Menunggu sambungan', detail: `${KEPT} ${sending.message}` };
    case 'session':
      return {
        tone: 'waiting',
        label: 'Menunggu masuk lagi',
        detail: `${KEPT} Masuk lagi dengan akun Anda untuk mengirim.`,
      };
  }
}
