import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { calendarDate, officeId, pageNumber, pageSize, rupiah } from './fields';
import { named } from './cashierDayFields';
import { exportEndpoint } from './exportEndpoint';
import { pettyVoucherSchema } from './pettyVouchers';

/* The journal of an office's petty cash: every voucher of a period in the order in which it moved money. */

const journalQuery = z.object({ office: officeId, from: calendarDate, to: calendarDate });
/** Of which office, from which day to which, both included. */
export type JournalQuery = z.output<typeof journalQuery>;

/** Shown to who keeps the fund, and to who takes journals out of the house. */
const shown = { origin: 'angsur', guard: ['is_pettycash', 'is_export'] } as const;

export const getPettyJournal = endpoint({
  ...shown,
  name: 'getPettyJournal',
  method: 'GET',
  path: 'petty-journal',
  summary:
    'One page of an office’s journal, oldest first, with the balances before and after the period and its sums. 422: `to` lies before `from`, or the period is longer than 366 days.',
  query: z.extend(journalQuery, {
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, 100),
  }),
  data: z.object({
    office: named,
    /** Amounts of the whole period, rupiah: `opening` + `debit` − `credit` = `closing`. */
    opening: rupiah,
    debit: rupiah,
    credit: rupiah,
    closing: rupiah,
    rows: z.array(pettyVoucherSchema),
    /** Of the period, to the end. */
    count: z.int(),
    /** What was counted when the last day of the period with vouchers was closed; null: it is not closed. */
    counted: z.nullable(rupiah),
  }),
});
export type PettyJournal = z.infer<(typeof getPettyJournal)['data']>;

/** Whoever takes it out of the house. */
const exported = { origin: 'angsur', guard: ['is_export'] } as const;

export const countPettyExport = endpoint({
  ...exported,
  name: 'countPettyExport',
  method: 'GET',
  path: 'petty-journal/export/count',
  summary: 'How many vouchers an export would hold, and what came in and went out.',
  query: journalQuery,
  data: z.object({
    count: z.int(),
    /** Of the whole period, rupiah. */
    debit: rupiah,
    credit: rupiah,
    /** Without folder and ending. */
    file_name: z.string(),
  }),
});

export const exportPettyJournal = exportEndpoint({
  ...exported,
  name: 'exportPettyJournal',
  path: 'petty-journal/export',
  summary: 'The journal in its order: date, voucher, category, description, payee, debit, credit, balance.',
  query: journalQuery,
});
