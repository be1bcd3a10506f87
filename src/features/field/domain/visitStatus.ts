import type { SendingStatus } from '@/components/SendingLine/SendingLine';
import type { KeptRecord } from '@/lib/device/KeptRecord';
import type { Sending } from '@/lib/device/QueueState';

const KEPT = 'Tersimpan di perangkat ini.';

type Kept = Pick<KeptRecord, 'step' | 'refusal'>;

/** What it is, in a word, and what is to be done where it can't be mended here. */
interface Words {
  noun: string;
  elsewhere: string;
}
const VISIT: Words = {
  noun: 'kunjungan',
  elsewhere: 'Hubungi supervisor; tanda terima yang sudah diberikan tetap berlaku.',
};
// What to do with a unit say the server's own words.
const BAST: Words = { noun: 'BAST', elsewhere: '' };

/** Where a visit is: on the device, on its way, at the server, or refused there with what to do. */
export const visitStatus = (kept: Kept, sending: Sending | null): SendingStatus =>
  keptStatus(kept, sending, VISIT);

/** The same of a BAST. */
export const bastStatus = (kept: Kept, sending: Sending | null): SendingStatus =>
  keptStatus(kept, sending, BAST);

function keptStatus({ step, refusal }: Kept, sending: Sending | null, words: Words): SendingStatus {
  switch (step) {
    case 'draft':
      return { tone: 'neutral', label: 'Belum selesai', detail: `${KEPT} Selesaikan, lalu simpan.` };
    case 'waiting':
      return waiting(sending, words);
    case 'refused':
      return {
        tone: 'overdue',
        label: 'Ditolak server',
        detail: [refusal?.message ?? `Server menolak ${words.noun} ini.`, KEPT, todo(refusal, words)]
          .filter(Boolean)
          .join(' '),
      };
    case 'sent':
      return { tone: 'paid', label: 'Terkirim', detail: 'Sudah diterima server.' };
  }
}

/** What can be mended is mended here; for all else somebody at the office has to look. */
const todo = (refusal: Kept['refusal'], { elsewhere }: Words) =>
  Object.keys(refusal?.fields ?? {}).length > 0 ? 'Perbaiki, lalu simpan lagi.' : elsewhere;

function waiting(sending: Sending | null, { noun }: Words): SendingStatus {
  switch (sending?.step) {
    case undefined:
      return {
        ...{ tone: 'waiting', label: 'Menunggu dikirim' },
        detail: `${KEPT} Dikirim sendiri saat tersambung.`,
      };
    case 'photo': {
      const label = `Mengirim foto ${sending.nth} dari ${sending.of}`;
      return sending.waiting
        ? { tone: 'waiting', label: 'Menunggu sambungan', detail: `${KEPT} ${label} dilanjutkan sendiri.` }
        : { tone: 'due', label, detail: 'Bila terputus, dilanjutkan nanti.' };
    }
    case 'record':
      return { tone: 'due', label: `Mengirim ${noun}`, detail: KEPT };
    case 'pause':
      return { tone: 'waiting', label: 'Menunggu sambungan', detail: `${KEPT} ${sending.message}` };
    case 'session':
      return {
        ...{ tone: 'waiting', label: 'Menunggu masuk lagi' },
        detail: `${KEPT} Masuk lagi dengan akun Anda untuk mengirim.`,
      };
  }
}
