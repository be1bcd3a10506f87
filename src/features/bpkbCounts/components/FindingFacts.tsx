import type { ReactNode } from 'react';
import { DateText } from '@/components/DateText/DateText';
import type { BpkbFindingRow } from '@/lib/contract/bpkbCounts';
import { FINDING_LABELS, SETTLEMENT_LABELS } from '../domain/countWords';
import { expectedText, foundBy, foundText } from '../domain/findingText';
import styles from './SettleForm.module.css';

export interface FindingFactsProps {
  /** What differed. */
  finding: BpkbFindingRow;
}

/** A difference that needs nothing any more: what it was, and how it was settled. */
export function FindingFacts({ finding }: FindingFactsProps) {
  const { settlement } = finding;
  const facts: [string, ReactNode][] = [
    ['Selisih', FINDING_LABELS[finding.finding].label],
    ['Seharusnya', expectedText(finding)],
    ['Dihitung di', foundText(finding)],
    ['Dihitung oleh', foundBy(finding)],
    ['Diselesaikan', settlement && SETTLEMENT_LABELS[settlement.settlement]],
    [
      'Oleh',
      settlement && (
        <>
          {settlement.by.name}, <DateText kind="instant" value={settlement.at} />
        </>
      ),
    ],
    ['Catatan', settlement?.note],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
