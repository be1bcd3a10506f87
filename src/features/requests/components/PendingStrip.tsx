import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { ContractRequest } from '@/lib/contract/requests';
import { formatInstant } from '@/lib/format/tanggal';
import { KIND_NOUNS } from '../domain/kindText';

export interface PendingStripProps {
  /** The request that waits. */
  waiting: ContractRequest;
  /** Asked for its details. */
  onOpen: () => void;
}

/** Says on a contract that a request waits on it: who asked, when, for what and why. */
export function PendingStrip({ waiting, onOpen }: PendingStripProps) {
  const { ask, may_withdraw, may_decide, request_by, requested_at, summary, reason } = waiting;
  const who = may_withdraw ? 'Anda' : request_by.name || request_by.username;
  return (
    <InlineAlert
      tone="warning"
      title="Menunggu persetujuan"
      action={<Button onClick={onOpen}>{may_decide ? 'Tinjau' : 'Lihat'}</Button>}
    >
      {who} meminta {KIND_NOUNS[ask.kind]} pada {formatInstant(requested_at)}. {summary} Alasan: {reason}
    </InlineAlert>
  );
}
