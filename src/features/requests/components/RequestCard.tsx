import { DateText } from '@/components/DateText/DateText';
import { Link } from '@/components/Link/Link';
import type { ContractRequest } from '@/lib/contract/requests';
import { KIND_NOUNS } from '../domain/kindText';
import styles from './RequestCard.module.css';

export interface RequestCardProps {
  /** The request, with its decision. */
  request: ContractRequest;
  /** Address of the contract's page; left out where the reader may not open it. */
  contractHref?: string | undefined;
}

/** Who asks for what on which contract, when and why. */
export function RequestCard({ request, contractHref }: RequestCardProps) {
  const { ask, customer_name, contract_code, request_by, requested_at, reason, summary } = request;
  return (
    <div className={styles.root}>
      <p>
        <b>{request_by.name || request_by.username}</b> meminta {KIND_NOUNS[ask.kind]} {customer_name},
        kontrak {contractHref ? <Link href={contractHref}>{contract_code}</Link> : <b>{contract_code}</b>},{' '}
        <DateText kind="instant" value={requested_at} />
      </p>
      <p data-part="summary">{summary}</p>
      <blockquote>{reason}</blockquote>
    </div>
  );
}
