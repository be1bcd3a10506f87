import { CREDIT_VALUE_FIELDS, type CreditValueField, type CreditWrite } from '@/lib/contract/credits';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { FoundContract } from '../contracts/readContract';
import { CLOSED_WORDS } from './voidObstacle';

/** What may still be mended when the contract's balance went elsewhere: nothing of it was reckoned from these. */
const STILL_OPEN: ReadonlySet<CreditValueField> = new Set(['cashier', 'cash', 'bank', 'note']);

/** On a contract that is closed the amounts and days of a receipt stay: a settlement was reckoned from them. */
export function closedErrors(
  status: FoundContract['contract']['status'],
  before: CreditWrite,
  after: CreditWrite,
): FieldErrors {
  if (!CLOSED_WORDS[status]) return {};
  const changed = CREDIT_VALUE_FIELDS.filter((field) => after[field] !== before[field]);
  return Object.fromEntries(
    changed
      .filter((field) => !STILL_OPEN.has(field))
      .map((field) => [
        field,
        'Kontraknya sudah ditutup: hanya kasir, tunai, transfer, dan catatan yang dapat diubah.',
      ]),
  );
}
