import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { instant, officeId, rupiah, storedCount } from './fields';

/*
 * What whoever heads collection sees of it on Home, on each office's own today. Figures are of contracts that run and on
 * which something is owed, unless they say otherwise.
 */

const amount = rupiah.check(z.minimum(0));

export const collectionHomeSchema = z.object({
  as_of: instant,
  /** Late today, and not yesterday; Σ principal not covered. */
  newly_late: z.object({ accounts: storedCount, outstanding: amount }),
  /** Late when they were paid, yesterday or today (the list: `due=paid`); Σ instalment and penalty of receipts that are not voided. */
  paid_late: z.object({ accounts: storedCount, collected: amount }),
  without_collector: storedCount,
  without_region: storedCount,
  /** Promises due today that no other took the place of, and what was promised. */
  promises_today: z.object({ accounts: storedCount, amount }),
  /** Contracts for which a warning letter is to be made today. */
  letters_due: storedCount,
  /** Letters that wait to be brought. */
  letters_waiting: storedCount,
  /** TTS that are OPEN for longer than one working day: money that is still underway. */
  tts_late: z.object({ count: storedCount, amount }),
});
export type CollectionHome = z.infer<typeof collectionHomeSchema>;

export const getCollectionHome = endpoint({
  name: 'getCollectionHome',
  method: 'GET',
  path: 'home/collection',
  origin: 'angsur',
  guard: ['is_collector_spv', 'is_performance'],
  summary:
    'What is new in collection: newly late, paid, without collector or region, promises of today, letters to make and to bring, money underway for too long.',
  query: z.object({ office: z.optional(officeId) }),
  data: collectionHomeSchema,
});
