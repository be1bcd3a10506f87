import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { BasisState } from '../domain/basisState';

export interface CreditFormProblemProps {
  /** Why the last try failed as a whole. */
  problem: string;
  /** What the server found wrong, per field. */
  refused: FieldErrors;
  /** The card that the form calculates on, and whether it is there. */
  basis: BasisState;
}

/** Why a request was not sent; where the contract changed since it was calculated, the way to calculate it again. */
export function CreditFormProblem({ problem, refused, basis }: CreditFormProblemProps) {
  const isOutdated = basis.state === 'ready' && Object.keys(refused).length > 0;
  return (
    <InlineAlert
      tone="danger"
      title="Permintaan belum terkirim"
      action={
        isOutdated && (
          <Button busy={basis.refreshing} busyLabel="Menghitung…" onClick={basis.onRefresh}>
            Hitung ulang
          </Button>
        )
      }
    >
      {problem} Yang Anda ketik tetap ada.
    </InlineAlert>
  );
}
