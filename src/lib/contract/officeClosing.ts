import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { idParams, rupiah } from './fields';

const count = z.int().check(z.minimum(0));

/** What an office's own people collect there, and who may take it when the office is switched off. */
const accountsLeavingSchema = z.object({
  /** That run. */
  accounts: count,
  outstanding: rupiah,
  /** Collectors of other offices who collect there besides, by name. */
  takers: z.array(z.object({ id: z.int(), name: z.string(), office: z.string() })),
});
export type AccountsLeaving = z.infer<typeof accountsLeavingSchema>;

/** What is still there in an office: an office that is switched off comes to an end with it (docs/decisions/0067). */
export const officeCountsSchema = z.object({
  /** Contracts that run: active or repossessed. */
  contracts: count,
  /** Those of them that somebody collects. */
  accounts: count,
  /** Form Registrasi under way, drafts too. */
  registrations: count,
  /** Waiting requests on its receipts. */
  credit_requests: count,
  /** Waiting requests on its contracts. */
  contract_requests: count,
  /** Days of its cashiers that hold banknotes and are not closed. */
  cashier_days: count,
  /** Closed days of its cashiers whose cash nobody has received: while there is one it stays switched on. */
  cash_to_hand_over: count,
  /** 1 while its safe holds cash: it stays switched on too. */
  filled_safes: count,
  /** 1 while its petty cash fund runs: it stays switched on too. */
  petty_funds: count,
  /** Books (BPKB) that it answers for, those on their way to it too: while there is one it stays switched on. */
  books: count,
  /** People who work there, also besides another office. */
  staff: count,
});
export type OfficeCounts = z.infer<typeof officeCountsSchema>;

export const officeHoldingsSchema = z.extend(officeCountsSchema, { leaving: accountsLeavingSchema });
export type OfficeHoldings = z.infer<typeof officeHoldingsSchema>;

export const getOfficeHoldings = endpoint({
  name: 'getOfficeHoldings',
  method: 'GET',
  path: 'masters/offices/{id}/holdings',
  origin: 'angsur',
  guard: ['is_master'],
  summary: 'What is still in an office: what is looked at before it is switched off.',
  params: idParams,
  data: officeHoldingsSchema,
});
