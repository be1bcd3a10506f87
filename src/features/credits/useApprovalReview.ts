import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Approval } from '@/lib/contract/approvals';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { approveOptions } from './api/credits.mutations';
import type { ApprovalPhase } from './domain/approvalPhase';
import { kindOf, REQUEST_WORDS } from './domain/requestWords';

/** Sends an approval once, and says how it stands (SPEC 4, Approval modal). */
export function useApprovalReview(approval: Approval) {
  const client = useQueryClient();
  const { mutate, status, error } = useMutation(approveOptions(client));
  /** A second press may come before the first has rendered. */
  const inFlight = useRef(false);
  /** The same for every try: what was applied though its answer was lost is not applied twice. */
  const [idempotencyKey] = useState(newIdempotencyKey);
  const approve = () => {
    if (inFlight.current) return;
    inFlight.current = true;
    mutate({ approval, idempotencyKey }, { onSettled: () => (inFlight.current = false) });
  };
  return {
    phase: phaseOf(status, error),
    message: error ? failureWords(error, REQUEST_WORDS[kindOf(approval)]) : undefined,
    approve,
  };
}

/** Where no readable answer came, the server may have applied the change all the same: nothing else is honest. */
function failureWords(error: unknown, { noun }: { noun: string }): string {
  const answered = error instanceof ApiError && error.kind === 'refused';
  const standing = answered
    ? 'Permintaan ini masih menunggu.'
    : `Belum pasti apakah ${noun} ini sudah diterapkan.`;
  return isConflict(error) ? errorMessage(error) : `${errorMessage(error)} ${standing}`;
}

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

function phaseOf(status: 'idle' | 'pending' | 'success' | 'error', error: unknown): ApprovalPhase {
  switch (status) {
    case 'idle':
      return 'ready';
    case 'pending':
      return 'waiting';
    case 'success':
      return 'success';
    case 'error':
      return isConflict(error) ? 'conflict' : 'failed';
  }
}
