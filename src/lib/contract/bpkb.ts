import * as z from 'zod/mini';
import { instant } from './fields';

/** Where the ownership book of a financed vehicle is (DOMAIN, Inventori BPKB). */
export const BPKB_STATES = [
  'NOT_RECEIVED',
  'RECEIVED',
  'STORED',
  'REQUESTED',
  'BORROWED',
  'IN_TRANSIT',
  'AT_NOTARY',
  'READY',
  'HANDED_OVER',
  'LOST',
] as const;
export type BpkbState = (typeof BPKB_STATES)[number];

/** The book of one contract. */
export const contractBpkbSchema = z.object({
  /** As the form said; empty: not known before the book is there. */
  number: z.string(),
  /** Whose name it bears. */
  owner: z.string(),
  state: z.enum(BPKB_STATES),
  /** Since when it is so. */
  since: instant,
  /** Since when nobody waits for it any more, because its contract was cancelled; null: it is awaited, or was here. */
  not_awaited_since: z.nullable(instant),
});
export type ContractBpkb = z.infer<typeof contractBpkbSchema>;
