import type { SendingStatus } from '@/components/SendingLine/SendingLine';
import type { QueueState } from '@/lib/device/QueueState';
import { formatNumber } from '@/lib/format/rupiah';
import type { KeptScans } from '../device/keptScansSchema';

/** What of a count is on this device alone. */
export interface UnsentCodes {
  /** How many codes wait; refused ones apart. */
  waiting: number;
  /** Where they are by now; null: none waits. */
  status: SendingStatus | null;
  /** What the server did not take, with its reason. */
  refused: readonly { record: KeptScans; codes: number; reason: string }[];
}

export function unsentCodes(kept: readonly KeptScans[], queue: QueueState): UnsentCodes {
  const open = kept.filter(({ step }) => step === 'draft' || step === 'waiting');
  const waiting = open.reduce((sum, { scans }) => sum + scans.length, 0);
  return {
    waiting,
    status: waiting === 0 ? null : statusOf(waiting, open, queue),
    refused: kept.flatMap((record) =>
      record.step === 'refused'
        ? [
            {
              record,
              codes: record.scans.length,
              reason: record.refusal?.message ?? 'Tidak diterima server.',
            },
          ]
        : [],
    ),
  };
}

function statusOf(waiting: number, open: readonly KeptScans[], queue: QueueState): SendingStatus {
  const label = `${formatNumber(waiting)} kode belum terkirim`;
  for (const { id } of open) {
    const sending = queue.get(id);
    if (sending?.step === 'record') return { tone: 'due', label, detail: 'Sedang dikirim.' };
    if (sending?.step === 'session')
      return { tone: 'overdue', label, detail: 'Sesi berakhir. Masuk lagi; dikirim setelah itu.' };
    if (sending?.step === 'pause')
      return { tone: 'waiting', label, detail: `${sending.message} Dicoba lagi sendiri.` };
  }
  return { tone: 'waiting', label, detail: 'Tersimpan di perangkat ini. Dikirim sendiri saat tersambung.' };
}
