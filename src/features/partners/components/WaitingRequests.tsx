import { Button } from '@/components/Button/Button';
import { DateText } from '@/components/DateText/DateText';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Partner, PartnerRequest } from '@/lib/contract/partnerRecords';
import { askFacts, askNoun } from '../domain/partnerText';
import { FactList } from './FactList';
import styles from './WaitingRequests.module.css';

export interface WaitingRequestsProps {
  /** What waits. */
  requests: readonly PartnerRequest[];
  /** Names of the contract types. */
  types: Partner['contract_types'];
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** Approving, rejecting or taking back was chosen. */
  onDecide: (request: PartnerRequest, decision: 'APPROVED' | 'REJECTED' | 'WITHDRAWN') => void;
}

/** Requests on a partner's scheme or account that a second person decides. */
export function WaitingRequests({ requests, types, busy = false, onDecide }: WaitingRequestsProps) {
  return (
    <ul className={styles.root}>
      {requests.map((request) => (
        <li key={request.id}>
          <div data-part="head">
            <h3>Perubahan {askNoun(request.ask.kind)}</h3>
            <StatusChip tone="waiting">Menunggu persetujuan</StatusChip>
          </div>
          <p>
            Diminta {request.request_by.name} pada <DateText kind="instant" value={request.requested_at} />.
            Alasan: {request.reason}
          </p>
          <FactList facts={askFacts(request.ask, types)} />
          <div data-part="acts">
            {request.may_decide && (
              <>
                <Button kind="primary" disabled={busy} onClick={() => onDecide(request, 'APPROVED')}>
                  Setujui
                </Button>
                <Button disabled={busy} onClick={() => onDecide(request, 'REJECTED')}>
                  Tolak
                </Button>
              </>
            )}
            {request.may_withdraw && (
              <Button disabled={busy} onClick={() => onDecide(request, 'WITHDRAWN')}>
                Tarik kembali
              </Button>
            )}
            {!request.may_decide && <small>Diputuskan orang lain yang memegang hak persetujuan.</small>}
          </div>
        </li>
      ))}
    </ul>
  );
}
