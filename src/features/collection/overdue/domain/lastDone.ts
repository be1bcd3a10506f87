import type { OverdueRow } from '@/lib/contract/overdue';
import { formatDayBrief } from '@/lib/format/tanggal';

const RESULTS: Record<NonNullable<OverdueRow['last_call']>['result'], string> = {
  REACHED: 'terhubung',
  PROMISED: 'berjanji',
  REFUSED: 'menolak',
  NOT_REACHED: 'tidak terhubung',
  MESSAGE_LEFT: 'titip pesan',
};

/** What matters most of what was done about a contract: a promise that runs, else the letter or the call that came last. */
export function lastDone({ promise, last_call, last_letter }: OverdueRow): string {
  if (promise) return `Janji bayar ${formatDayBrief(promise.due)}`;
  if (last_letter && (!last_call || last_letter.made_on >= last_call.day)) {
    const delivered = last_letter.delivered_on ? 'sampai' : 'belum sampai';
    return `SP${last_letter.step} ${formatDayBrief(last_letter.made_on)}, ${delivered}`;
  }
  return last_call ? `Telepon ${formatDayBrief(last_call.day)}, ${RESULTS[last_call.result]}` : '';
}
