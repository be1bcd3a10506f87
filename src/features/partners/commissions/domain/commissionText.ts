import type { Commission } from '@/lib/contract/commissions';
import { COMMISSION_STATES } from '@/lib/contract/partnerListDefaults';
import type { StatusLabel } from '@/lib/labels/statusLabel';
import { BACK_LABELS, COMMISSION_LABELS } from '../../domain/commissionLabels';
import { lineText } from '../../domain/partnerText';

type CommissionState = Pick<Commission, 'state' | 'due_back' | 'taken_back' | 'batch' | 'recovered'>;

/** How a commission stands; that its scheme takes it back comes before everything else. */
export const stateOf = ({ state, due_back: due }: Pick<CommissionState, 'state' | 'due_back'>): StatusLabel =>
  due === null ? COMMISSION_LABELS[state] : { label: 'Perlu ditarik kembali', tone: 'overdue' };

/** That its scheme takes it back as things are, and why; null: it stays. */
export const dueText = ({ due_back: due }: Pick<CommissionState, 'due_back'>): string | null =>
  due && `Skema menariknya kembali: ${BACK_LABELS[due]}.`;

/** What there is to say beside the state; '' where that says all. */
export function remarkOf({ due_back: due, taken_back: back, batch, recovered }: CommissionState): string {
  if (due !== null) {
    const reason = `skema menariknya kembali: ${BACK_LABELS[due]}`;
    return batch ? `Sudah dibayar dalam ${batch.number}; ${reason}` : asSentenceStart(reason);
  }
  if (back) {
    const reason = asSentenceStart(BACK_LABELS[back.why]);
    if (recovered) return `${reason}; dipotong dalam ${recovered.number}`;
    return batch ? `${reason}; dipotong dari pembayaran berikutnya` : reason;
  }
  return batch?.number ?? '';
}

const asSentenceStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Why it is taken back, or was; the batch of one that stays paid. */
export function reasonOf({ due_back: due, taken_back: back, batch }: CommissionState): string {
  const why = due ?? back?.why;
  return why ? asSentenceStart(BACK_LABELS[why]) : (batch?.number ?? '');
}

/** By which line of which scheme it was computed. */
export const computedBy = (commission: Pick<Commission, 'scheme_number' | 'basis' | 'value'>) =>
  `Skema ke-${commission.scheme_number}: ${lineText(commission)}`;

/** What approving it leads to, or taking it back. */
export function effectText({ state, due_back: due, batch }: CommissionState, noun: string): string | null {
  if (due !== null) {
    return batch
      ? `Ditarik kembali, jumlahnya dipotong dari pembayaran ${noun} ini yang berikutnya.`
      : 'Ditarik kembali, komisi ini tidak dibayarkan.';
  }
  if (state !== 'COMPUTED') return null;
  return 'Sesudah disetujui, komisi ini ikut pembayaran kantor berikutnya. Yang menyetujui tidak membayarkannya.';
}

/** What differs between a commission that was looked at and the one that is there now, a line each. */
export function changesOf(before: Commission, now: Commission): string[] {
  const moved = before.state !== now.state || before.due_back !== now.due_back;
  return [
    ...(moved ? [`Status: ${stateOf(before).label} → ${stateOf(now).label}`] : []),
    ...(now.approved_by && before.approved_by?.username !== now.approved_by.username
      ? [`Disetujui oleh ${now.approved_by.name}`]
      : []),
    ...(remarkOf(now) !== '' && remarkOf(before) !== remarkOf(now) ? [remarkOf(now)] : []),
  ];
}

/** Every state as a choice. */
export const STATE_OPTIONS = [
  { value: 'all' as const, label: 'Semua status' },
  ...COMMISSION_STATES.map((value) => ({ value, label: COMMISSION_LABELS[value].label })),
];
