import type { Approval } from '@/lib/contract/approvals';
import type { RequestConsequences } from '@/lib/contract/creditRequests';
import styles from './ApprovalSubject.module.css';

export interface ApprovalSubjectProps {
  /** The receipt as it is now. */
  credit: Approval['credit'];
  /** What only the server's calculation knows: the vehicle and its plate. Left out while it is awaited. */
  contract: RequestConsequences['contract'] | undefined;
}

/** Whose receipt it is: the customer, the contract, the vehicle. Names what the host sends. */
export function ApprovalSubject({ credit, contract }: ApprovalSubjectProps) {
  const name = contract?.customer_name ?? credit.customer_name;
  // A plate is read as one word.
  const plate = contract?.plate_number.replaceAll(' ', '\u00a0');
  const facts = [contract?.code ?? credit.contract_code, contract?.vehicle, plate].filter(Boolean);
  return (
    <div className={styles.root}>
      {name && <p data-part="name">{name}</p>}
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
    </div>
  );
}
