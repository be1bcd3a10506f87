import { EXACT } from './amountFit';
import { HINT_SCORES, HINT_LABELS, HINTS, SURE_HINTS, type Hint } from './hints';

/** A contract that a line may be meant for, with all that speaks for and against it. */
export interface Candidate {
  code: string;
  hints: ReadonlySet<Hint>;
  /** How well the amount goes with what is owed, 0–30. */
  fit: number;
  /** Takes no money at all: settled, restructured, cancelled. */
  closed: boolean;
  /** Why this transfer cannot be posted on it, in words; null where it can. */
  obstacle: string | null;
}

/** What a line was found to be. */
export interface Verdict {
  state: 'MATCHED' | 'DOUBTFUL' | 'UNKNOWN';
  contractCode: string | null;
  /** 0–100. */
  score: number;
  /** Who it is for and what speaks against it; what posting does with the money is said beside it. */
  reason: string;
}

/** From here on a line is posted without a person having looked at it. */
export const MATCHED_FROM = 75;
/** By so much the best must be ahead of the next. */
export const LEAD = 25;
/** What a person must look at is never shown as surer than this, and nothing but a person's choice is 100. */
export const MAX_DOUBTFUL_SCORE = 70;
const MAX_MATCHED_SCORE = 99;
/** For each further hint that names the same contract. */
const FURTHER_HINT = 10;

/** Hints that name one contract, or one person: two contracts that have the same one are two candidates. */
const NAMING: readonly (readonly Hint[])[] = [['CODE', 'OLD_CODE'], ['PLATE'], ['NAME']];

export const NOTHING_KNOWN: Verdict = {
  state: 'UNKNOWN',
  contractCode: null,
  score: 0,
  reason: 'Tidak ada kode kontrak, nopol, telepon, NIK, atau nama nasabah yang dikenal di keterangan',
};

/** Which contract a line is for. MATCHED only where one stands out and can take the money; otherwise a person looks. */
export function judge(candidates: readonly Candidate[]): Verdict {
  const open = candidates.filter((candidate) => !candidate.closed);
  const ranked = (open.length > 0 ? open : candidates)
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate) }))
    .sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1));
  const [best, ...others] = ranked;
  if (!best) return NOTHING_KNOWN;
  const rivals = others.filter((other) => best.score - other.score < LEAD || named(best, other));
  const isSure = surely(best) >= MATCHED_FROM && rivals.length === 0 && best.obstacle === null;
  const parts = [hintText(best.hints)];
  if (best.fit === 0) parts.push('jumlah berbeda dengan angsuran');
  if (best.hints.has('NAME') && best.hints.size === 1) parts.push('nama saja belum pasti');
  if (rivals.length > 0) parts.push(rivalText(rivals.map((rival) => rival.code)));
  if (best.obstacle !== null) parts.push(`tetapi ${uncapital(best.obstacle)}`);
  return {
    state: isSure ? 'MATCHED' : 'DOUBTFUL',
    contractCode: best.code,
    score: Math.min(best.score, isSure ? MAX_MATCHED_SCORE : MAX_DOUBTFUL_SCORE),
    reason: parts.join('; '),
  };
}

function scoreOf({ hints, fit }: Candidate): number {
  const scores = [...hints].map((hint) => HINT_SCORES[hint]);
  return Math.max(...scores) + FURTHER_HINT * (scores.length - 1) + fit;
}

/**
 * What counts for posting without a person. A name alone counts nothing, for others bear it too, and whoever writes the
 * line chooses it; beside a surer hint it counts where the amount is what is owed.
 */
function surely({ hints, fit, ...candidate }: Candidate): number {
  const sure = new Set([...hints].filter((hint) => SURE_HINTS.includes(hint)));
  if (sure.size === 0) return 0;
  return scoreOf({ ...candidate, fit, hints: fit === EXACT ? hints : sure });
}

/** True where the best is known by what another contract is named by just as well. */
function named(best: Candidate, other: Candidate): boolean {
  const strongest = HINTS.find((hint) => best.hints.has(hint));
  const alike = NAMING.find((hints) => strongest !== undefined && hints.includes(strongest)) ?? [];
  return alike.some((hint) => other.hints.has(hint));
}

/** `Kode kontrak dan nopol ada di keterangan`. */
function hintText(hints: ReadonlySet<Hint>): string {
  const words = HINTS.filter((hint) => hints.has(hint)).map((hint) => HINT_LABELS[hint]);
  const last = words.pop() ?? '';
  const list = words.length > 0 ? `${words.join(', ')} dan ${last}` : last;
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ada di keterangan`;
}

function rivalText(codes: readonly string[]): string {
  const more = codes.length > 2 ? ` dan ${codes.length - 2} lainnya` : '';
  return `cocok juga dengan ${codes.slice(0, 2).join(', ')}${more}`;
}

const uncapital = (sentence: string) =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
