import { noLetterWords } from '@/lib/collection/letterDue';
import type { LetterBatchDetail } from '@/lib/contract/letterBatches';
import styles from './SkippedContracts.module.css';

export interface SkippedContractsProps {
  /** Contracts that got no letter. */
  skipped: LetterBatchDetail['skipped'];
}

/** Who got no letter, and why. */
export const SkippedContracts = ({ skipped }: SkippedContractsProps) => (
  <ul className={styles.root} aria-label="Tidak mendapat surat">
    {skipped.map(({ contract_code, customer_name, why }) => (
      <li key={contract_code}>
        {customer_name}, {contract_code} <span>{noLetterWords(why)}</span>
      </li>
    ))}
  </ul>
);
