import { Button } from '@/components/Button/Button';
import { Panel } from '@/components/Panel/Panel';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { formatRupiah } from '@/lib/format/rupiah';
import { voucherState } from '../domain/pettyText';
import styles from './RequestLines.module.css';

export interface AdvanceLinesProps {
  /** Advances that are not settled, the oldest first; none: nothing is shown. */
  advances: readonly PettyVoucher[];
  /** The office's, YYYY-MM-DD. */
  today: string;
  /** Asked to settle one; left out: the reader may not write now. */
  onSettle?: ((advance: PettyVoucher) => void) | undefined;
}

/** Kasbon that wait to be accounted for: whose, how much, until when. */
export function AdvanceLines({ advances, today, onSettle }: AdvanceLinesProps) {
  if (advances.length === 0) return null;
  return (
    <Panel title="Kasbon belum dipertanggungjawabkan">
      <ul className={styles.root}>
        {advances.map((advance) => {
          const { tone, label } = voucherState(advance, today);
          return (
            <li key={advance.id}>
              <p data-part="title">
                {advance.payee} <b>{formatRupiah(advance.credit)}</b>
              </p>
              <p>
                {advance.number}, {advance.description}
              </p>
              <p>
                <StatusChip tone={tone} wraps>
                  {label}
                </StatusChip>
              </p>
              <div data-part="acts">
                {onSettle && (
                  <Button
                    aria-label={`Pertanggungjawabkan kasbon ${advance.number}`}
                    onClick={() => onSettle(advance)}
                  >
                    Pertanggungjawabkan
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
