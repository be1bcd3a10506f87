import { Button } from '@/components/Button/Button';
import { useToast } from '@/components/Toast/useToast';
import type { Shortage } from '@/lib/contract/shortages';
import { useWithdrawWriteOff } from './api/useShortageWrites';
import { owedOf } from './domain/shortageDraft';
import styles from './components/ShortageStory.module.css';

export interface ShortageActsProps {
  /** What is owed. */
  shortage: Shortage;
  /** Asked to take banknotes for it; left out: the reader takes no money. */
  onPay?: ((shortage: Shortage) => void) | undefined;
  /** Asked to have it written off. */
  onWriteOff: (shortage: Shortage) => void;
}

/** What can be done with a Kurang setor, or why nothing can. */
export function ShortageActs({ shortage, onPay, onWriteOff }: ShortageActsProps) {
  const { obstacle, waiting, collector, handover } = shortage;
  const of = `kurang setor ${collector.name}, ${handover.number}`;
  if (owedOf(shortage) === 0) return null;
  if (obstacle !== null) return <span>{obstacle}</span>;
  return (
    <span className={styles.acts}>
      {onPay && (
        <Button aria-label={`Terima uang ${of}`} onClick={() => onPay(shortage)}>
          Terima uang
        </Button>
      )}
      {waiting === null && (
        <Button kind="quiet" aria-label={`Minta penghapusan ${of}`} onClick={() => onWriteOff(shortage)}>
          Minta penghapusan
        </Button>
      )}
      {waiting?.may_withdraw && <Withdrawing requestId={waiting.id} of={of} />}
    </span>
  );
}

function Withdrawing({ requestId, of }: { requestId: number; of: string }) {
  const toast = useToast();
  const { send, isPending, problem } = useWithdrawWriteOff();
  const handlePress = () =>
    send(requestId, {
      onSuccess: () =>
        toast.tell({ message: 'Permintaan ditarik kembali.', next: 'Kurang setornya tetap terutang.' }),
    });
  return (
    <>
      <Button
        kind="quiet"
        busy={isPending}
        busyLabel="Menarik…"
        aria-label={`Tarik permintaan ${of}`}
        onClick={handlePress}
      >
        Tarik permintaan
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}
