import { Button } from '@/components/Button/Button';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { ContractRequest } from '@/lib/contract/requests';
import { formatInstant } from '@/lib/format/tanggal';
import { capital, KIND_NOUNS } from '../domain/kindText';
import styles from './RequestList.module.css';

export interface RequestListProps {
  /** Undefined: still being fetched. */
  requests: readonly ContractRequest[] | undefined;
  /** A request was chosen. */
  onOpen: (id: number) => void;
}

/** Requests on contracts that wait for the reader, or that they asked for, oldest first. */
export function RequestList({ requests, onOpen }: RequestListProps) {
  if (!requests) return <SkeletonLines lines={3} />;
  if (requests.length === 0)
    return <p className={styles.quiet}>Tidak ada permintaan atas kontrak yang menunggu Anda.</p>;
  return (
    <ul className={styles.list}>
      {requests.map((request) => {
        const { id, ask, contract_code, customer_name, may_withdraw, request_by, requested_at } = request;
        const who = may_withdraw ? 'Anda' : request_by.name || request_by.username;
        return (
          <li key={id}>
            <div>
              <strong>
                {capital(KIND_NOUNS[ask.kind])} · {customer_name}
              </strong>
              <span>
                {contract_code} · {who}, {formatInstant(requested_at)}
              </span>
              <span>{request.summary}</span>
            </div>
            <Button
              aria-label={`${request.may_decide ? 'Tinjau' : 'Lihat'} ${KIND_NOUNS[ask.kind]} ${contract_code}`}
              onClick={() => onOpen(id)}
            >
              {request.may_decide ? 'Tinjau' : 'Lihat'}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
