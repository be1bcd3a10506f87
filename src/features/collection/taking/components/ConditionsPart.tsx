import { ConditionList } from '@/components/ConditionList/ConditionList';
import { Link } from '@/components/Link/Link';
import type { OrderCondition } from '@/lib/contract/repossessionTerms';
import type { OrderConditionState } from '@/lib/contract/repossessions';
import { CONDITION_LABELS } from '@/lib/labels/takingLabels';

/** Where a missing condition is put right, for those who may. */
export type ConditionWays = Partial<Record<OrderCondition, { href: string; label: string }>>;

export interface ConditionsPartProps {
  /** In the order in which they are put right. */
  conditions: readonly OrderConditionState[];
  /** Only those that the reader can go. */
  ways: ConditionWays;
}

/** What a surat tugas penarikan needs, with the way to what is missing. */
export function ConditionsPart({ conditions, ways }: ConditionsPartProps) {
  const basis = conditions.find(({ key }) => key === 'BASIS');
  return (
    <>
      <ConditionList
        label="Syarat surat tugas"
        conditions={conditions
          .filter((one) => one !== basis)
          .map((one) => {
            const way = one.met ? undefined : ways[one.key];
            return {
              ...one,
              label: CONDITION_LABELS[one.key],
              action: way && <Link href={way.href}>{way.label}</Link>,
            };
          })}
      />
      {basis && (
        <p>
          {CONDITION_LABELS.BASIS}: {basis.text}
        </p>
      )}
    </>
  );
}
