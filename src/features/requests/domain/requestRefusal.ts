import type { FieldErrors } from '@/lib/contract/envelope';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import { stillRefused } from '@/lib/forms/stillRefused';
import type { RequestDraft } from './requestDraft';
import { TAKING_FIELDS } from './takingDraft';

/** What was sent, and how it stood in the form. */
export interface SentRequest {
  ask: RequestedAction;
  draft: RequestDraft;
}

/** The server's words for what was sent, by field of the form as in `askOf`, while those fields are as they were. */
export function requestRefusal(
  refused: FieldErrors,
  sent: SentRequest | null,
  draft: RequestDraft,
): FieldErrors {
  return stillRefused(refused, sent && fieldsIn(sent.draft), fieldsIn(draft), (path) =>
    fieldOf(path, sent?.ask),
  );
}

/** What stands in each field; both amounts of a payment back count as one, for the words are about their sum. */
function fieldsIn({
  paymentId,
  status,
  officeId,
  cash,
  bank,
  discounts,
  reason,
  file,
  ...typed
}: RequestDraft): Record<string, unknown> {
  const lines = Object.entries(discounts).flatMap(([number, { credit, penalty }]) => [
    [`line.${number}.credit`, credit],
    [`line.${number}.penalty`, penalty],
  ]);
  return {
    ...typed,
    file: file?.id,
    choice: `${paymentId} ${status} ${officeId}`,
    cash: `${cash} ${bank}`,
    reason,
    ...(Object.fromEntries(lines) as Record<string, unknown>),
  };
}

const CHOICES = new Set(['ask.payment_id', 'ask.status', 'ask.settlement_id', 'ask.office_id']);
const PAYMENT_BACK = new Set(['ask.cash', 'ask.bank']);

function fieldOf(path: string, ask: RequestedAction | undefined): string {
  const taking = TAKING_FIELDS[path];
  if (taking) return taking;
  if (CHOICES.has(path)) return 'choice';
  if (PAYMENT_BACK.has(path)) return 'cash';
  const [, index, part] = /^ask\.lines\.(\d+)\.(credit|penalty)_discount$/.exec(path) ?? [];
  const line = ask?.kind === 'WAIVER' && index !== undefined ? ask.lines[Number(index)] : undefined;
  return line ? `line.${line.number}.${part}` : path;
}
