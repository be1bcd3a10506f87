import { approveCredit, type Approval } from '@/lib/contract/credits';
import { SUCCESS_TITLE } from '@/lib/contract/envelope';
import { ApiError } from '@/lib/http/ApiError';
import { request } from '@/lib/http/request';
import { approvalPayload } from '../domain/approvalPayload';

/**
 * Sends PUT credits/{id} with the requested values. Only status 200 with the title 'Sukses!' is a success
 * (SPEC 4); every other answer, readable or not, is an error.
 */
export async function sendApproval(approval: Approval): Promise<void> {
  const answer = await request(approveCredit, {
    params: { id: String(approval.credit.id) },
    body: approvalPayload(approval),
  });
  if (answer.status === 200 && answer.title === SUCCESS_TITLE) return;
  throw new ApiError({
    kind: 'refused',
    status: answer.status,
    title: answer.title,
    message: answer.message || 'Server tidak memastikan bahwa perubahan ini disetujui.',
  });
}
