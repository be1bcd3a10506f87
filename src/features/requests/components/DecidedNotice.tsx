import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { ContractRequest } from '@/lib/contract/requests';
import { formatInstant } from '@/lib/format/tanggal';

const OUTCOME_LABELS = {
  APPROVED: { tone: 'success', title: 'Disetujui' },
  REJECTED: { tone: 'warning', title: 'Ditolak' },
  WITHDRAWN: { tone: 'info', title: 'Ditarik kembali' },
} as const;

/** What became of a request, who decided it and when; nothing while it waits. */
export function DecidedNotice({
  request,
}: {
  /** The request, with its decision. */
  request: ContractRequest;
}) {
  const { status, decided_by, decided_at, decision_reason } = request;
  if (status === 'WAITING') return null;
  const { tone, title } = OUTCOME_LABELS[status];
  return (
    <InlineAlert tone={tone} title={title}>
      {decided_by && `Oleh ${decided_by.name || decided_by.username}`}
      {decided_at && ` pada ${formatInstant(decided_at)}`}
      {(decided_by ?? decided_at) && '. '}
      {decision_reason}
    </InlineAlert>
  );
}
