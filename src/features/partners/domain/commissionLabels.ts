import type { BackReason } from '@/lib/contract/commissions';
import type { CommissionState } from '@/lib/contract/partnerListDefaults';
import type { StatusLabel } from '@/lib/labels/statusLabel';

/** How a commission stands, in words. */
export const COMMISSION_LABELS: Record<CommissionState, StatusLabel> = {
  COMPUTED: { label: 'Perlu disetujui', tone: 'waiting' },
  APPROVED: { label: 'Disetujui', tone: 'due' },
  PAID: { label: 'Dibayar', tone: 'paid' },
  TAKEN_BACK: { label: 'Ditarik kembali', tone: 'neutral' },
};

/** Why one is taken back. */
export const BACK_LABELS: Record<BackReason, string> = {
  CANCELLED: 'kontraknya dibatalkan',
  FIRST_PAYMENT_DEFAULT: 'angsuran pertama tidak dibayar',
};
