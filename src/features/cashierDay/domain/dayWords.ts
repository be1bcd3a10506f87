import type { CashierDayState, CashMovement } from '@/lib/contract/cashierDay';
import type { Standing } from '@/lib/words/standing';

const STATES: Record<CashierDayState, Standing> = {
  OPEN: { words: 'Belum ditutup', tone: 'due' },
  CLOSED: { words: 'Sudah ditutup', tone: 'paid' },
  CHANGED: { words: 'Berubah sesudah ditutup', tone: 'waiting' },
};

/** How a day stands, in words. */
export const dayStanding = (state: CashierDayState): Standing => STATES[state];

const KINDS: Record<CashMovement['kind'], string> = {
  TAKEN: 'Pembayaran diterima',
  VOIDED: 'Nota dibatalkan',
  CORRECTED: 'Nota diperbaiki',
  DEPOSIT_ADDED: 'Titipan diterima',
  DEPOSIT_PAID_BACK: 'Titipan dikembalikan',
  DEPOSIT_VOIDED: 'Titipan dibatalkan',
};

/** What moved money, in words; what corrects an earlier day says so. */
export function movementWords(kind: CashMovement['kind'], ofEarlierDay: boolean): string {
  return ofEarlierDay ? `${KINDS[kind]} (hari sebelumnya)` : KINDS[kind];
}
