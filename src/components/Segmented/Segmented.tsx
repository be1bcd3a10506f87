import { useId } from 'react';
import { Choices, type ChoicesProps } from './Choices';
import styles from './Segmented.module.css';

export interface SegmentedProps<V extends string> extends Pick<ChoicesProps<V>, 'options' | 'onChange'> {
  /** What is chosen here, for screen readers. */
  label: string;
  /** The one that holds. */
  value: V;
}

/** One of a few, all in sight and one press away. */
export function Segmented<V extends string>({ label, options, value, onChange }: SegmentedProps<V>) {
  const name = useId();
  return (
    <div className={styles.root} role="radiogroup" aria-label={label}>
      <Choices {...{ name, options, value, onChange }} />
    </div>
  );
}
