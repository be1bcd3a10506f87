import type { SignedIn } from '../../auth/session';
import type { Db } from '../../db/connect';
import { readAccounts, rowsPostedOn } from '../accounts';
import { tanggal } from '../../words/tanggal';
import type { Recorded, TransferAccount } from '../transferAccount';
import { amountFit } from './amountFit';
import { findCandidates, type Found, type Line } from './candidates';
import { HINT_SCORES, nameHint, type Hint } from './hints';
import { judge, type Candidate, type Verdict } from './judge';

/** Reckoning a card costs about a tenth of a millisecond: no more than these per line, the surest first. */
const MOST_CANDIDATES = 8;

/** What each of these lines of a batch is, in their order. Reads in groups: a handful of statements whatever their number. */
export async function matchLines(
  db: Db,
  person: SignedIn,
  batchId: number,
  lines: readonly Line[],
  now: Date,
): Promise<Verdict[]> {
  const found = (await findCandidates(db, person, lines)).map(surest);
  const codes = [...new Set(found.flatMap((one) => [...one.keys()]))];
  const accounts = await readAccounts(db, codes, now);
  const ownRows = await rowsPostedOn(db, batchId, codes);
  return lines.map((line, index) => {
    const candidates = [...(found[index] ?? [])].flatMap(([code, hints]) => {
      const account = accounts.get(code);
      return account ? [toCandidate(account, hints, line, ownRows)] : [];
    });
    return judge(candidates);
  });
}

function toCandidate(
  account: TransferAccount,
  hints: ReadonlySet<Hint>,
  line: Line,
  ownRows: ReadonlySet<number>,
): Candidate {
  const { contract } = account.found;
  const name = nameHint(contract.customerName, line.text);
  const reckoned = account.reckon(line);
  const recorded = account.recordedAs(line, ownRows);
  return {
    code: contract.code,
    hints: name === 'NAME' ? new Set([...hints, name]) : hints,
    fit: amountFit(account.cardOn(line.date), line.amount, line.date, contract.instalment),
    closed: account.isClosed(),
    // That it is recorded already explains best why there is no place for it.
    obstacle: recorded !== null ? recordedWords(recorded) : 'problem' in reckoned ? reckoned.problem : null,
  };
}

/** Why a transfer that seems to be recorded already is not posted. */
export const recordedWords = ({ invoice, date }: Recorded) =>
  `Transfer sebesar ini sudah dicatat di nota ${invoice}, dibayar ${tanggal(date)}.`;

const weight = (hints: ReadonlySet<Hint>) => [...hints].reduce((sum, hint) => sum + HINT_SCORES[hint], 0);

function surest(found: Found): Found {
  if (found.size <= MOST_CANDIDATES) return found;
  return new Map([...found].sort(([, a], [, b]) => weight(b) - weight(a)).slice(0, MOST_CANDIDATES));
}
