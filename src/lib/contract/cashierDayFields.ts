import * as z from 'zod/mini';
import { DENOMINATIONS, type DenominationKey } from './denominations';
import { storedCount } from './fields';

/** A cashier counts his own day; who approves for an office sees its cashiers. */
export const CASHIER_DAY = ['is_credit_add', 'is_credit_approval'] as const;

export const named = z.object({ id: z.int(), name: z.string() });

export const denominationCounts = z.partialRecord(
  z.enum(DENOMINATIONS.map(({ key }) => key) as [DenominationKey, ...DenominationKey[]]),
  storedCount.check(z.maximum(1_000_000)),
);
export type DenominationCounts = z.infer<typeof denominationCounts>;
