import { anyContract, holdContract, type FoundContract } from '../contracts/readContract';
import { findReceipt, lockReceipt } from '../credits/findReceipt';
import { findPendingRequest, type RequestRow } from '../credits/pendingRequests';
import type { ReceiptRow } from '../credits/receipt';
import { requireOffice } from '../platform/auth/offices';
import type { StaffCall } from '../platform/http/route';

interface Locked {
  found: FoundContract;
  receipt: ReceiptRow;
  request: RequestRow | undefined;
}

/**
 * A receipt for a decision that changes the card: its contract is locked first, as whoever takes a payment does. 403 for who
 * sees only one of the offices of the receipt and of its contract, which may have gone to another one since.
 */
export async function lockToDecide({
  db,
  staff,
  params,
}: Pick<StaffCall<{ id: string }, unknown, unknown>, 'db' | 'staff' | 'params'>): Promise<Locked> {
  const { contractCode } = await findReceipt(db, staff, params.id);
  await holdContract(db, contractCode);
  const found = await anyContract(db, contractCode);
  requireOffice(
    staff,
    found.contract.officeId,
    `Kontrak nota ini sekarang di kantor ${found.office.name}. Yang memutuskan melihat kedua kantor.`,
  );
  const receipt = await lockReceipt(db, staff, params.id);
  return { found, receipt, request: await findPendingRequest(db, receipt.id) };
}
