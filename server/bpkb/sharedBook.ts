import { eq } from 'drizzle-orm';
import { type BpkbState, HANDING_PAPER_LABELS, type HandingPaper, PAPERS_OF } from '@/lib/contract/bpkbTerms';
import type { SharedCard } from '@/lib/contract/sharedCard';
import type { FoundContract } from '../contracts/readContract';
import type { Db } from '../platform/db/connect';
import { bpkb } from '../platform/db/schema';
import { bookFacts } from './bookFacts';
import { handingObstacle, waysOf } from './handing';

const GONE: readonly BpkbState[] = ['HANDED_OVER', 'LOST'];
/** Papers as whoever owns them calls them. */
const BROUGHT: Readonly<Partial<Record<HandingPaper, string>>> = { RECEIVER_ID: 'KTP asli' };
const PAID: readonly string[] = ['SETTLED', 'SETTLED_EARLY'];

/**
 * How the borrower fetches the book of a contract that was paid: from when, null while something is left to put right, and
 * with which papers. Null: there is none to fetch.
 */
export async function sharedBook(db: Db, found: FoundContract, now: Date): Promise<SharedCard['bpkb']> {
  if (!PAID.includes(found.contract.status)) return null;
  const [book] = await db
    .select({ state: bpkb.state })
    .from(bpkb)
    .where(eq(bpkb.contractCode, found.contract.code));
  if (!book || GONE.includes(book.state)) return null;
  const facts = await bookFacts(db, found, now);
  if (!waysOf(facts).includes('DEBTOR')) return null;
  const isReady = book.state === 'READY' && handingObstacle(facts, ['DAY']) === null;
  return {
    from: isReady ? facts.handingFrom : null,
    papers: PAPERS_OF.DEBTOR.map((paper) => BROUGHT[paper] ?? HANDING_PAPER_LABELS[paper]),
  };
}
