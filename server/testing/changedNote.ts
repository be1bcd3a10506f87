import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import { CREDIT_VALUE_FIELDS } from '@/lib/contract/credits';
import type { ReachableApi } from './startApi';

/** A receipt's 20 values, as a form sends them back. */
export function valuesToWrite(receipt: Receipt): CreditWrite {
  return Object.fromEntries(
    CREDIT_VALUE_FIELDS.map((field) => [field, receipt[field]]),
  ) as unknown as CreditWrite;
}

/** The newest receipt of today that nobody has asked to change. `nth` from 0. */
export async function someReceipt(api: ReachableApi, token: string, nth = 0): Promise<Receipt> {
  const { data } = await api.call<{ rows: Receipt[] }>('GET', 'credits?size=100', { token });
  const receipt = data.rows.filter((row) => !row.request_approval)[nth];
  if (!receipt) throw new Error('no receipt today');
  return receipt;
}

/** Asks for another note on a receipt; everything else stays. */
export async function requestNoteChange(
  api: ReachableApi,
  token: string,
  receipt: Receipt,
  note = 'Titipan keluarga',
) {
  const update = { ...valuesToWrite(receipt), note };
  const body = { update, reason: 'Catatan kurang lengkap', version: receipt.version };
  const answer = await api.call<CreditDetail>('POST', `credits/${receipt.id}/request`, { token, body });
  return { ...answer, update };
}

/** The body of PUT credits/{id}: SPEC 7's fields with request_approval false. */
export const approvalOf = (update: CreditWrite) => ({ request_approval: false, ...update });
