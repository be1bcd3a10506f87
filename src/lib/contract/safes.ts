import * as z from 'zod/mini';
import { CASHIER_DAY, named } from './cashierDayFields';
import { drawerRequestSchema } from './drawerRequests';
import { endpoint } from './endpoint';
import { enteredRupiah, instant, rupiah, storedId } from './fields';
import { noteText } from './plainText';

/** What changes what a safe holds: a closed day's cash, money for a drawer, money for the bank. */
export const SAFE_MOVEMENT_KINDS = ['TO_SAFE', 'FROM_SAFE', 'SAFE_TO_BANK'] as const;
export type SafeMovementKind = (typeof SAFE_MOVEMENT_KINDS)[number];

/** The safe of an office (docs/decisions/0150); rupiah. */
export const safeSchema = z.object({
  office: named,
  /** What went in less what left it. */
  balance: rupiah,
  /** Of it, what somebody takes to the bank and nobody confirmed yet. */
  waiting: z.nullable(drawerRequestSchema),
  may_ask: z.boolean(),
  /** The newest 10, newest first. */
  movements: z.array(
    z.object({
      id: z.int(),
      at: instant,
      kind: z.enum(SAFE_MOVEMENT_KINDS),
      /** Below 0: out of the safe. */
      cash: rupiah,
      /** Whose drawer, or who brought it to the bank. */
      name: z.string(),
      /** Who confirmed it. */
      confirmed_by: z.string(),
      bank: z.string(),
      reference: z.string(),
    }),
  ),
});
export type Safe = z.infer<typeof safeSchema>;

export const listSafes = endpoint({
  name: 'listSafes',
  method: 'GET',
  path: 'safes',
  origin: 'angsur',
  guard: CASHIER_DAY,
  summary:
    'What the safes hold of the offices that the caller sees; one that never held anything is left out.',
  data: z.object({ rows: z.array(safeSchema) }),
});

export const bringSafeToBank = endpoint({
  name: 'bringSafeToBank',
  method: 'POST',
  path: 'safes/to-bank',
  origin: 'angsur',
  guard: CASHIER_DAY,
  summary:
    'Asks to record what is brought from a safe to the bank, with reference and slip; an approver of the office who did not ask confirms. 403: another office’s; 409: something waits, or more than the safe holds.',
  body: z.object({
    office_id: storedId,
    amount: enteredRupiah,
    bank: noteText(60).check(z.trim()),
    reference: noteText(60).check(z.trim()),
    /** The slip. */
    file_id: z.nullable(storedId),
    note: noteText(500).check(z.trim()),
  }),
  data: drawerRequestSchema,
  idempotent: true,
});
