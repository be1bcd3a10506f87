import * as z from 'zod/mini';
import { CASH_SOURCES, type CashSource } from './cashActs';
import { CASHIER_DAY, denominationCounts, named } from './cashierDayFields';
import { endpoint } from './endpoint';
import { actorSchema, calendarDate, idParams, instant, recordVersion, rupiah, storedCount } from './fields';
import { keptFileSchema } from './files';
import { noteText } from './plainText';

/*
 * What one person asks for and another confirms (docs/decisions/0143, 0150): a drawer's cash is handed over, its day is
 * closed for a cashier who is away, money comes into it, the safe's goes to the bank, or what a collector owes of a
 * hand-over is written off (0162).
 */

export const DRAWER_REQUEST_KINDS = [
  'HAND_OVER',
  'ABSENT_CLOSING',
  'CASH_IN',
  'SAFE_TO_BANK',
  'SHORTAGE_WRITE_OFF',
] as const;
export type DrawerRequestKind = (typeof DRAWER_REQUEST_KINDS)[number];

/** Where a closed day's cash goes. */
export const HAND_OVER_WAYS = ['BANK', 'SAFE', 'HOLDER'] as const;
export type HandOverWay = (typeof HAND_OVER_WAYS)[number];

/** What is asked for, as it is kept. */
export type DrawerAsk =
  | { kind: 'HAND_OVER'; way: HandOverWay; bank: string; reference: string; note: string }
  | { kind: 'CASH_IN'; source: CashSource; bank: string; reference: string; note: string }
  | { kind: 'SAFE_TO_BANK'; bank: string; reference: string; note: string }
  /** `reference`: the hand-over's number. */
  | { kind: 'SHORTAGE_WRITE_OFF'; bank: ''; reference: string; note: string; handover_id: number }
  | {
      kind: 'ABSENT_CLOSING';
      /** The movements that the count was compared with. */
      last_movement_id: number;
      expected_cash: number;
      expected_bank: number;
      denominations: z.infer<typeof denominationCounts>;
      explanation: string;
    };

export const drawerRequestSchema = z.object({
  id: z.int(),
  kind: z.enum(DRAWER_REQUEST_KINDS),
  cashier: named,
  office: named,
  day: calendarDate,
  /** The closing that is handed over, or that this becomes: 1, 2, 3 … of the day, else 1. A decision names it. */
  version: recordVersion,
  /** Counted or asked for, rupiah. */
  amount: rupiah,
  /** HAND_OVER: where it goes. */
  way: z.nullable(z.enum(HAND_OVER_WAYS)),
  /** CASH_IN: where it comes from. */
  source: z.nullable(z.enum(CASH_SOURCES)),
  bank: z.string(),
  reference: z.string(),
  /** The proof of the bank. */
  file: z.nullable(keptFileSchema),
  receiver: z.nullable(named),
  note: z.string(),
  /** ABSENT_CLOSING: what the drawer should hold, the pieces that were counted, why they differ. */
  expected_cash: z.nullable(rupiah),
  denominations: z.nullable(denominationCounts),
  explanation: z.string(),
  /** Why somebody else counts; '': nobody asks. */
  reason: z.string(),
  request_by: actorSchema,
  requested_at: instant,
  status: z.enum(['WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN']),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(instant),
  decision_reason: z.nullable(z.string()),
  /** Why the caller may not confirm it, in words; null: they may. */
  obstacle: z.nullable(z.string()),
  may_withdraw: z.boolean(),
});
export type DrawerRequest = z.infer<typeof drawerRequestSchema>;

/** Whoever asks for one of these, or decides it: a supervisor asks that a Kurang setor is written off. */
const ASKS_OR_DECIDES = [...CASHIER_DAY, 'is_collector_spv'] as const;

export const getDrawerRequest = endpoint({
  name: 'getDrawerRequest',
  method: 'GET',
  path: 'drawer-requests/{id}',
  origin: 'angsur',
  guard: ASKS_OR_DECIDES,
  summary:
    'What was asked for on a drawer’s day, for who asked, whose drawer it is, who receives it, and the approvers of its office. 403: anybody else.',
  params: idParams,
  data: drawerRequestSchema,
});

export const decideDrawerRequest = endpoint({
  name: 'decideDrawerRequest',
  method: 'POST',
  path: 'drawer-requests/{id}/decide',
  origin: 'angsur',
  guard: ASKS_OR_DECIDES,
  summary:
    'Confirms or rejects what was asked for on a drawer’s day (the next holder, else an approver of the office; never the asker or whose drawer it is), or takes it back (the asker). 409: decided already, or the day changed since.',
  params: idParams,
  body: z.object({
    version: recordVersion,
    decision: z.enum(['APPROVED', 'REJECTED', 'WITHDRAWN']),
    /** Asked for where it is rejected. */
    reason: noteText(500).check(z.trim()),
  }),
  data: drawerRequestSchema,
  idempotent: true,
});

export const listCashToHandOver = endpoint({
  name: 'listCashToHandOver',
  method: 'GET',
  path: 'cashier-days/to-hand-over',
  origin: 'angsur',
  guard: CASHIER_DAY,
  summary:
    '"Belum disetor": cash of closed days that nobody has received yet, oldest first; of the offices that an approver sees, else what the caller counted.',
  data: z.object({
    count: storedCount,
    /** Of all, rupiah. */
    total: rupiah,
    /** The oldest 100. */
    rows: z.array(
      z.object({
        cashier: named,
        office: named,
        day: calendarDate,
        amount: rupiah,
        /** Who has it: who counted it. */
        held_by: named,
        /** The hand-over that waits to be confirmed; null: none was asked for. */
        request_id: z.nullable(z.int()),
      }),
    ),
  }),
});
export type CashToHandOver = z.infer<(typeof listCashToHandOver)['data']>;
