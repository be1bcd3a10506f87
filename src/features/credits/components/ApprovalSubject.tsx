import type { Approval } from '@/lib/contract/approvals';
import type { RequestConsequences } from '@/lib/contract/creditRequests';
import { SubjectLink, type Follow, type SubjectLinks } from './SubjectLink';
import styles from './ApprovalSubject.module.css';

export interface ApprovalSubjectProps {
  /** The receipt as it is now. */
  credit: Approval['credit'];
  /** What only the server's calculation knows: the vehicle and its plate. Left out while it is awaited. */
  contract: RequestConsequences['contract'] | undefined;
  /** Where contract and card are opened. */
  links?: SubjectLinks | undefined;
  /** One of them was asked for. */
  onFollow?: Follow | undefined;
}

/** Whose receipt it is: the customer (to the card), the contract, the vehicle. Names what the host sends. */
export function ApprovalSubject({ credit, contract, links = {}, onFollow }: ApprovalSubjectProps) {
  const name = contract?.customer_name ?? credit.customer_name;
  const code = contract?.code ?? credit.contract_code;
  // A plate is read as one word.
  const plate = contract?.plate_number.replaceAll(' ', '\u00a0');
  const vehicle = [contract?.vehicle, plate].filter(Boolean).join(' · ');
  const href = code ? links.contract?.(code) : undefined;
  return (
    <div className={styles.root}>
      {name && (
        <p data-part="name">
          <SubjectLink
            href={code ? links.card?.(code) : undefined}
            label={`Kartu piutang ${name}`}
            onFollow={onFollow}
          >
            {name}
          </SubjectLink>
        </p>
      )}
      {code && href ? (
        <p>
          <SubjectLink href={href} onFollow={onFollow}>
            {code}
          </SubjectLink>
          {vehicle && ` · ${vehicle}`}
        </p>
      ) : (
        (code || vehicle) && <p>{[code, vehicle].filter(Boolean).join(' · ')}</p>
      )}
    </div>
  );
}
