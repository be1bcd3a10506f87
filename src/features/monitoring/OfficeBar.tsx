import { useQuery } from '@tanstack/react-query';
import { OfficeSelect, type OfficeSelectProps } from '@/components/OfficeSelect/OfficeSelect';
import { officesQuery } from '@/lib/query/officesQuery';
import styles from './OfficeBar.module.css';

/** An office of those that the reader sees, in a line of its own; not on paper. */
export function OfficeBar(props: Pick<OfficeSelectProps, 'value' | 'onChange'>) {
  const offices = useQuery(officesQuery()).data ?? [];
  if (offices.length < 2) return null;
  return (
    <div className={styles.root}>
      <OfficeSelect {...props} offices={offices} labelHidden />
    </div>
  );
}
