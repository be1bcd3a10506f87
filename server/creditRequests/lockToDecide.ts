import { lockContract, type FoundContract } from '../contracts/readContract';
import { findReceipt, lockReceipt } from '../credits/findReceipt';
import { findPendingRequest, type RequestRow } from '../credits/pendingRequests';
import type { ReceiptRow } from '../credits/receipt';
import type { StaffCall } from '../platform/http/route';

interface Locked {
  found: FoundContract;
  receipt: ReceiptRow;
  request: RequestRow | undefined;
}

/** A receipt for a decision that changes the card: its contract is locked first, as whoever takes a payment does. */
export async function lockToDecide({
  db,
  staff,
  params,
}: StaffCall<{ id: string }, unknown, unknown>): Promise<Locked> {
  const { contractCode } = await findReceipt(db, staff, params.id);
  const found = await lockContract(db, staff, contractCode);
  const receipt = await lockReceipt(db, staff, params.id);
  return { found, receipt, request: await findPendingRequest(db, receipt.id) };
}
