import { hasAny, SURVEYOR_TITLE_ID, type Access } from '@/lib/contract/access';
import type { AccessLine } from './AccessLine';
import { RIGHTS, type Right } from './rights';

/** What decides about calls besides the records themselves. */
export interface Caller {
  readonly access: Access;
  readonly idTitle: number;
}

const has = ({ access }: Caller, right: Right) => hasAny(access, RIGHTS[right]);

/**
 * How the server answers before it looks at anything that was sent: 401 without a session (`null`), 403 without the right,
 * `open` otherwise.
 */
export function answerTo(
  { right, also, notSurveyors }: AccessLine,
  caller: Caller | null,
): 401 | 403 | 'open' {
  if (right === 'everybody') return 'open';
  if (!caller) return 401;
  if (right !== 'any session' && !has(caller, right)) return 403;
  if (also && !has(caller, also)) return 403;
  return notSurveyors && caller.idTitle === SURVEYOR_TITLE_ID ? 403 : 'open';
}
