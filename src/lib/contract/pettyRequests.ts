import * as z from 'zod/mini';
import { denominationCounts, named } from './cashierDayFields';
import { endpoint } from './endpoint';
import {
  actorSchema,
  calendarDate,
  enteredRupiah,
  idParams,
  instant,
  recordVersion,
  rupiah,
  storedId,
} from './fields';
import { keptFileSchema } from './files';
import { PETTY_MOVES, PETTY_PLACES, PETTY_REQUEST_KINDS, WRITTEN_VOUCHER_KINDS } from './pettyTerms';
import { noteText, reasonText } from './plainText';

/*
 * What one person asks for of petty cash and another decides: a voucher above its limit, a void, what a count found, a new
 * holder, and every move between the fund and what stands outside it. Who decides holds `is_pettycash` and
 * `is_credit_approval` and sees the office; of a new holder it is that person.
 */

export const pettyRequestSchema = z.object({
  id: z.int(),
  kind: z.enum(PETTY_REQUEST_KINDS),
  office: named,
  /** The office's day on which it was asked for. */
  day: calendarDate,
  /** Always 1: what is asked for does not change. A decision names it. */
  version: recordVersion,
  /** What it comes to, rupiah; DIFFERENCE below 0: notes were missing. RAISE and LOWER: by how much the ceiling changes. */
  amount: rupiah,
  /** VOUCHER: what is written. */
  voucher_kind: z.nullable(z.enum(WRITTEN_VOUCHER_KINDS)),
  category: z.nullable(named),
  /** VOUCHER: the limit that it came above, as it was, rupiah. */
  limit: z.nullable(rupiah),
  description: z.string(),
  payee: z.string(),
  no_proof: z.string(),
  /** VOID: the voucher; VOUCHER: what it settles or gives back. */
  of: z.nullable(z.object({ id: z.int(), number: z.string() })),
  /** TOP_UP: what it names, oldest first. */
  vouchers: z.array(
    z.object({ id: z.int(), number: z.string(), day: calendarDate, description: z.string(), spent: rupiah }),
  ),
  /** Moves: from where or to where. */
  place: z.nullable(z.enum(PETTY_PLACES)),
  /** DRAWER: whose. */
  drawer: z.nullable(named),
  bank: z.string(),
  reference: z.string(),
  file: z.nullable(keptFileSchema),
  /** FUNDING: who is to hold the fund; HOLDER: who takes it over. */
  holder: z.nullable(named),
  /** DIFFERENCE and HOLDER: what should have been there, what was, and why. */
  expected: z.nullable(rupiah),
  counted: z.nullable(rupiah),
  denominations: z.nullable(denominationCounts),
  explanation: z.string(),
  reason: z.string(),
  request_by: actorSchema,
  requested_at: instant,
  status: z.enum(['WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'CANCELLED']),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(instant),
  decision_reason: z.nullable(z.string()),
  /** The voucher that it became; null: none yet. */
  voucher: z.nullable(z.object({ id: z.int(), number: z.string() })),
  /** Why the caller may not decide it, in words; null: they may. */
  obstacle: z.nullable(z.string()),
  may_withdraw: z.boolean(),
  /** Approved, its money has not moved, and the caller is who moves it. */
  may_complete: z.boolean(),
  /** Approved, its money has not moved, and the caller may say that it never will. */
  may_cancel: z.boolean(),
});
export type PettyRequest = z.infer<typeof pettyRequestSchema>;

/** Who decides, who holds a fund, and whose drawer gives to it. */
const PETTY_PEOPLE = ['is_pettycash', 'is_credit_add'] as const;

export const getPettyRequest = endpoint({
  name: 'getPettyRequest',
  method: 'GET',
  path: 'petty-requests/{id}',
  origin: 'angsur',
  guard: PETTY_PEOPLE,
  summary:
    'What was asked for of an office’s petty cash. 403: another office’s, or `is_pettycash` is missing and the caller’s drawer is not meant.',
  params: idParams,
  data: pettyRequestSchema,
});

export const decidePettyRequest = endpoint({
  name: 'decidePettyRequest',
  method: 'POST',
  path: 'petty-requests/{id}/decide',
  origin: 'angsur',
  guard: ['is_pettycash'],
  summary:
    'Approves or rejects it (never who asked or is paid by it), or takes it back (who asked). 409: decided already, the day is closed, the balance is less, or what it names changed.',
  params: idParams,
  body: z.object({
    version: recordVersion,
    decision: z.enum(['APPROVED', 'REJECTED', 'WITHDRAWN']),
    /** Asked for where it is rejected. */
    reason: noteText(500).check(z.trim()),
  }),
  data: pettyRequestSchema,
  idempotent: true,
});

export const askPettyMove = endpoint({
  name: 'askPettyMove',
  method: 'POST',
  path: 'petty-requests',
  origin: 'angsur',
  guard: ['is_pettycash'],
  summary:
    'Asks for a fund’s first money, a top-up, another ceiling, or its end. 409: there is a fund already or none, one of its kind waits, a named voucher is not free, or advances are open (END).',
  body: z.object({
    office_id: storedId,
    kind: z.enum(PETTY_MOVES),
    /** FUNDING: the ceiling; RAISE and LOWER: by how much; TOP_UP and END: what was on screen. Above 0 but for END. */
    amount: enteredRupiah,
    /** TOP_UP: which vouchers, at least one; else none. */
    voucher_ids: z.array(storedId).check(z.maxLength(500)),
    place: z.enum(PETTY_PLACES),
    /** DRAWER: whose; else null. */
    drawer_staff_id: z.nullable(storedId),
    /** BANK: which. */
    bank: noteText(60).check(z.trim()),
    /** LOWER and END to a bank or the head office: what they call it, and the slip; what comes in names it when it comes. */
    reference: noteText(60).check(z.trim()),
    file_id: z.nullable(storedId),
    /** FUNDING: who is to hold it; else null. */
    holder_id: z.nullable(storedId),
    reason: reasonText,
  }),
  data: pettyRequestSchema,
  idempotent: true,
});

export const completePettyMove = endpoint({
  name: 'completePettyMove',
  method: 'POST',
  path: 'petty-requests/{id}/complete',
  origin: 'angsur',
  guard: PETTY_PEOPLE,
  summary:
    'The money of an approved move is there: said by the holder of the fund, or by the cashier whose drawer gives or takes it (the drawer moves with it). 409: not approved, moved already, a day is closed, or there is less.',
  params: idParams,
  body: z.object({
    /** BANK and HEAD_OFFICE: what they call it. */
    reference: noteText(60).check(z.trim()),
    file_id: z.nullable(storedId),
  }),
  data: pettyRequestSchema,
  idempotent: true,
});

export const cancelPettyMove = endpoint({
  name: 'cancelPettyMove',
  method: 'POST',
  path: 'petty-requests/{id}/cancel',
  origin: 'angsur',
  guard: ['is_pettycash'],
  summary:
    'Says of an approved move that its money will not come; the vouchers that it names are free again. By an approver of the office who did not ask for it, does not hold the fund and moves none of it. 409: moved already.',
  params: idParams,
  body: z.object({ reason: reasonText }),
  data: pettyRequestSchema,
  idempotent: true,
});

export const changePettyHolder = endpoint({
  name: 'changePettyHolder',
  method: 'POST',
  path: 'petty-requests/holder',
  origin: 'angsur',
  guard: ['is_pettycash'],
  summary:
    'Hands a fund over with a count; the next holder confirms it. By who holds it, or by an approver where the holder is away. 409: something of the fund waits, an earlier day is not closed, or money moved since (`last_voucher_id`).',
  body: z.object({
    office_id: storedId,
    receiver_id: storedId,
    last_voucher_id: z.int().check(z.minimum(0)),
    denominations: denominationCounts,
    explanation: noteText(500).check(z.trim()),
    reason: reasonText,
  }),
  data: pettyRequestSchema,
  idempotent: true,
});
