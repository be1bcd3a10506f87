import type { SignedIn } from '../../platform/auth/session';
import type { Db } from '../../platform/db/connect';
import { readAccounts, rowsPostedOn } from '../accounts';
import { surplusText } from '../calculateRows';
import { recordedText } from '../recorded';
import type { TransferAccount } from '../transferAccount';
import { amountFit } from './amountFit';
import { findCandidates, type Found, type Line } from './candidates';
import { HINT_SCORES, nameHint, type Hint } from './hints';
import { judge, type Candidate, type Verdict } from './judge';

/** Calculating a card costs about a tenth of a millisecond: no more than these per line, the surest first. */
const MAX_CANDIDATES = 8;

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
  return {
    code: contract.code,
    hints: name === 'NAME' ? new Set([...hints, name]) : hints,
    fit: amountFit(account.cardOn(line.date), line.amount, line.date, contract.instalment),
    closed: account.isClosed(),
    obstacle: obstacleTo(account, line, ownRows),
  };
}

/** Why the transfer cannot be posted without a person; that it is recorded already explains best why it has no place. */
function obstacleTo(account: TransferAccount, line: Line, ownRows: ReadonlySet<number>): string | null {
  const recorded = account.recordedAs(line, ownRows);
  if (recorded !== null) return recordedText(recorded);
  const outcome = account.calculate(line);
  if ('problem' in outcome) return outcome.problem;
  return outcome.surplus > 0 ? surplusText(outcome.surplus) : null;
}

const weight = (hints: ReadonlySet<Hint>) => [...hints].reduce((sum, hint) => sum + HINT_SCORES[hint], 0);

function surest(found: Found): Found {
  if (found.size <= MAX_CANDIDATES) return found;
  return new Map([...found].sort(([, a], [, b]) => weight(b) - weight(a)).slice(0, MAX_CANDIDATES));
}
