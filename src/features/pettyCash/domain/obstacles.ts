import type { PettyFund } from '@/lib/contract/pettyCash';
import { formatDate } from '@/lib/format/tanggal';
import type { StandingFund } from './StandingFund';

/** Why no voucher can be written now, in words; null: it can. */
export function whyNotWritten({ fund, today, may_write: mayWrite }: StandingFund): string | null {
  if (mayWrite) return null;
  if (fund.day < today && fund.state !== 'CLOSED') return `Tutup dulu hari ${formatDate(fund.day)}.`;
  if (fund.day === today && fund.state === 'CLOSED') return 'Kas kecil hari ini sudah ditutup.';
  return 'Dicatat oleh staff kantor itu sendiri.';
}

const asked = ({ waiting, moving }: Pick<PettyFund, 'waiting' | 'moving'>, kind: string) => ({
  waits: waiting.some((request) => request.kind === kind),
  moves: moving.some((request) => request.kind === kind),
});

/** Why no top-up can be asked for now, in words; null: it can. */
export function whyNotToppedUp(shown: StandingFund): string | null {
  if (asked(shown, 'TOP_UP').waits) return 'Pengisian sebelumnya belum diputuskan.';
  return shown.fund.not_replenished === 0 ? 'Belum ada voucher yang perlu diisi kembali.' : null;
}

/** Why the fund cannot be ended now, in words; null: it can. */
export function whyNotEnded(shown: StandingFund): string | null {
  if (shown.advances.length > 0) return 'Masih ada kasbon yang belum dipertanggungjawabkan.';
  if (shown.waiting.length > 0) return 'Masih ada permintaan yang menunggu.';
  return shown.moving.length > 0 ? 'Masih ada uang dalam perjalanan.' : null;
}
