import type { DenominationCounts } from './cashierDayFields';

/*
 * What one person asks for on a drawer's day and another confirms (docs/decisions/0143): its cash is handed over, or it is
 * closed for a cashier who is away.
 */

export const DRAWER_REQUEST_KINDS = ['HAND_OVER', 'ABSENT_CLOSING'] as const;
export type DrawerRequestKind = (typeof DRAWER_REQUEST_KINDS)[number];

/** Where a closed day's cash goes. */
export const HAND_OVER_WAYS = ['BANK', 'SAFE', 'HOLDER'] as const;
export type HandOverWay = (typeof HAND_OVER_WAYS)[number];

/** What is asked for, as it is kept. */
export type DrawerAsk =
  | { kind: 'HAND_OVER'; way: HandOverWay; bank: string; reference: string; note: string }
  | {
      kind: 'ABSENT_CLOSING';
      /** The movements that the count was compared with. */
      last_movement_id: number;
      expected_cash: number;
      expected_bank: number;
      denominations: DenominationCounts;
      explanation: string;
    };
