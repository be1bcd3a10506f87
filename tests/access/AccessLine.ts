import type { Right } from './rights';

/** Records that belong to an office, of which an address may name one. */
export type OfficeRecord =
  | 'receipt'
  | 'contract'
  | 'contract request'
  | 'cash request'
  | 'petty voucher'
  | 'petty request'
  | 'petty count'
  | 'book'
  | 'book request'
  | 'book count'
  | 'statement'
  | 'registration'
  | 'file'
  | 'share link'
  | 'letter'
  | 'letter batch'
  | 'collector plan'
  | 'order to take a unit'
  | 'TTS'
  | 'TTS block'
  | 'handed TTS'
  | 'handover'
  | 'shortage'
  | 'agent'
  | 'marketer'
  | 'agent commission'
  | 'marketer commission'
  | 'agent batch'
  | 'marketer batch'
  | 'person';

/** Records that are one person's. */
export type OwnRecord = 'session' | 'upload' | 'notification' | 'known device' | 'saved view';

/**
 * Whose records a call is about.
 * - `nobody`: none; `company`: what all offices share; `own`: the caller's, or of the caller's office where it writes.
 * - `record`: its address names one that belongs to an office; `ownRecord`: one that is a person's.
 * - `list`: shows those of the offices that the caller sees, when asked with this query; `count`: counts them.
 * - `naming`: its query names a record or an office, or its body where `inBody` says so; `{…}` stands for one.
 * - `tested`: another way; the test that holds it.
 */
export type Whose =
  | 'nobody'
  | 'company'
  | 'own'
  | { readonly record: OfficeRecord }
  | { readonly ownRecord: OwnRecord }
  | { readonly list: string }
  | { readonly count: string }
  | { readonly naming: string; readonly inBody?: true }
  | { readonly tested: string };

/** What one call asks of its caller, and whose records it is about. */
export interface AccessLine {
  readonly right: 'everybody' | 'any session' | Right;
  /** Needed as well. */
  readonly also?: Right;
  /** Surveyors (title id 4) never make it, whatever their flags. */
  readonly notSurveyors?: true;
  /** What only the record or the body can tell, asked after these; their own tests hold it. */
  readonly then?: string;
  readonly whose: Whose;
}

/** A line of the matrix. */
export function line(
  right: AccessLine['right'],
  whose: Whose,
  more: Omit<AccessLine, 'right' | 'whose'> = {},
): AccessLine {
  return { right, whose, ...more };
}
