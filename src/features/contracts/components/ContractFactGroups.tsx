import type { ContractFacts } from '@/lib/contract/contractFacts';
import { contractGroups } from '../domain/contractGroups';
import styles from './ContractFactGroups.module.css';

export interface ContractFactGroupsProps {
  /** The contract’s facts. */
  contract: ContractFacts;
}

/** Borrower, vehicle, loan and rules of a contract. */
export function ContractFactGroups({ contract }: ContractFactGroupsProps) {
  return (
    <div className={styles.root}>
      {contractGroups(contract).map(({ title, facts }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
