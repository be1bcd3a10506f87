import * as z from 'zod/mini';
import { BPKB_KINDS, BPKB_STATES } from './bpkbTerms';
import { calendarDate, instant } from './fields';

/** The book of one contract, as the contract's page shows it. */
export const contractBpkbSchema = z.object({
  id: z.int(),
  /** Null: not known before it is here. */
  kind: z.nullable(z.enum(BPKB_KINDS)),
  /** As the form said, and as it was read from when it is here; empty: not known. */
  number: z.string(),
  /** Whose name it bears. */
  owner: z.string(),
  state: z.enum(BPKB_STATES),
  /** Since when it is so. */
  since: instant,
  /** Where it lies in its office: 'Brankas 1, rak 2, map 3'; empty: at no place. */
  place: z.string(),
  /** Who has it, or carries it; empty: the office. */
  holder: z.string(),
  /** When it is expected back; null: it is not lent. */
  until: z.nullable(calendarDate),
  /** Since when nobody waits for it any more, because its contract was cancelled; null: it is awaited, or was here. */
  not_awaited_since: z.nullable(instant),
});
export type ContractBpkb = z.infer<typeof contractBpkbSchema>;
