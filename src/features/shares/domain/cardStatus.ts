import type { SharedCard } from '@/lib/contract/sharedCard';
import type { StatusLabel } from '@/lib/labels/statusLabel';

/** How a contract stands, in words for its customer. */
export interface CardStatus extends StatusLabel {
  /** What it means for them; empty where the sums beside it say it. */
  text: string;
}

const ASK = 'Tanyakan ke kantor bila ada yang belum jelas.';

const ENDED: Record<Exclude<SharedCard['status'], 'ACTIVE' | 'OVERDUE'>, CardStatus> = {
  SETTLED: { label: 'Lunas', tone: 'paid', text: 'Kontrak ini sudah lunas. Terima kasih.' },
  SETTLED_EARLY: {
    label: 'Lunas dipercepat',
    tone: 'paid',
    text: 'Kontrak ini sudah lunas dengan pelunasan dipercepat. Terima kasih.',
  },
  CANCELLED: {
    label: 'Batal',
    tone: 'neutral',
    text: `Kontrak ini dibatalkan. Jangan membayar berdasarkan kartu ini. ${ASK}`,
  },
  RESTRUCTURED: {
    label: 'Restrukturisasi',
    tone: 'neutral',
    text: `Kontrak ini direstrukturisasi, jadi jadwal di bawah tidak berlaku lagi. ${ASK}`,
  },
  REPOSSESSED: {
    label: 'Unit ditarik',
    tone: 'waiting',
    text: 'Unit kontrak ini sudah ditarik. Hubungi kantor untuk penyelesaiannya.',
  },
  // That the company no longer expects the money is not that nothing is owed.
  WRITTEN_OFF: {
    label: 'Hubungi kantor',
    tone: 'waiting',
    text: 'Kontrak ini tidak berjalan lagi menurut jadwal di bawah. Hubungi kantor untuk penyelesaiannya.',
  },
};

/** What the customer is told of how their contract stands. */
export function cardStatusOf({
  status,
  due,
  lines,
}: Pick<SharedCard, 'status' | 'due' | 'lines'>): CardStatus {
  if (status !== 'ACTIVE' && status !== 'OVERDUE') return ENDED[status];
  if (!due) {
    return { label: 'Tidak ada tagihan', tone: 'paid', text: 'Tidak ada yang perlu dibayar saat ini.' };
  }
  const late = lines.find((line) => line.owed !== null && line.owed.remainder > 0)?.owed?.overdue ?? 0;
  if (late > 0) return { label: `Terlambat ${late} hari`, tone: 'overdue', text: '' };
  return { label: 'Berjalan', tone: 'due', text: '' };
}
