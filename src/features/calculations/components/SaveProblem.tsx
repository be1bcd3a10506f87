import { styled } from '@mui/material/styles';
import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { CalculationMaster } from '@/lib/contract/calculations';
import { space } from '@/lib/theme/tokens';
import { fieldChanges } from '../domain/fieldChanges';

export interface SaveProblemProps {
  /** Why the last try failed. */
  message: string;
  /** The version that the form began from; null for a new code. */
  base: CalculationMaster | null;
  /** What is there now, where somebody else was first. */
  current: CalculationMaster | null;
  /** Goes on from what is there now; what was typed stays. */
  onTakeOver: () => void;
}

/** Nothing was saved: why, what changed meanwhile, and the way on. */
export function SaveProblem({ message, base, current, onTakeOver }: SaveProblemProps) {
  const moved = base !== null && current !== null ? fieldChanges(base, current) : [];
  return (
    <InlineAlert
      tone="danger"
      title="Belum tersimpan"
      action={
        moved.length > 0 && (
          <Button kind="quiet" onClick={onTakeOver}>
            Lanjutkan dari versi itu
          </Button>
        )
      }
    >
      {message} Yang Anda ketik tetap ada.
      {moved.length > 0 && (
        <List>
          {moved.map(({ label, before, after }) => (
            <li key={label}>
              {label}: {before} → {after}
            </li>
          ))}
        </List>
      )}
    </InlineAlert>
  );
}

const List = styled('ul')({ marginTop: space(1) });
