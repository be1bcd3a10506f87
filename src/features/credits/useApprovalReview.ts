import type { Approval } from '@/lib/contract/approvals';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { isConflict } from '@/lib/http/conflict';
import { approvalWrite } from './api/sendApproval';
import { useApprove } from './api/useApprove';
import type { ApprovalPhase } from './domain/approvalPhase';
import { kindOf, REQUEST_LABELS } from './domain/requestText';

/** Sends an approval once, and says how it stands (SPEC 4, Approval modal). */
export function useApprovalReview(approval: Approval) {
  const write = useApprove();
  return {
    phase: phaseOf(write),
    message: write.error ? failureText(write.error, REQUEST_LABELS[kindOf(approval)]) : undefined,
    approve: () => write.send(approvalWrite(approval)),
  };
}

/** Where no readable answer came, the server may have applied the change all the same: nothing else is honest. */
function failureText(error: unknown, { noun }: { noun: string }): string {
  const answered = error instanceof ApiError && error.kind === 'refused';
  const outcome = answered
    ? 'Permintaan ini masih menunggu.'
    : `Belum pasti apakah ${noun} ini sudah diterapkan.`;
  return isConflict(error) ? errorMessage(error) : `${errorMessage(error)} ${outcome}`;
}

function phaseOf(write: ReturnType<typeof useApprove>): ApprovalPhase {
  if (write.isPending) return 'sending';
  if (write.isSuccess) return 'success';
  if (write.isConflict) return 'conflict';
  return write.error ? 'failed' : 'ready';
}
