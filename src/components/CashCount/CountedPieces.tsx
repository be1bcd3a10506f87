import type { ReactNode } from 'react';
import { PieceTable } from './PieceTable';
import type { CountDraft } from '@/lib/cash/countDraft';
import type { DenominationCounts } from '@/lib/contract/cashierDayFields';
import type { FieldErrors } from '@/lib/contract/envelope';
import styles from './CountedPieces.module.css';

export interface CountedPiecesProps {
  /** What stands in the fields, by key. */
  counts: CountDraft['counts'];
  /** What was read of it. */
  denominations: DenominationCounts;
  /** What is wrong, by field. */
  errors: FieldErrors;
  /** It is being sent. */
  busy: boolean;
  /** Something was typed. */
  onChange: (counts: CountDraft['counts']) => void;
  /** What it comes to: a `FigureList`. */
  children: ReactNode;
}

/** Notes and coins as they are counted; Enter goes to the next. */
export function CountedPieces({
  counts,
  denominations,
  errors,
  busy,
  onChange,
  children,
}: CountedPiecesProps) {
  return (
    <div className={styles.root}>
      <div>
        {(['NOTE', 'COIN'] as const).map((form) => (
          <PieceTable
            key={form}
            {...{ form, counts, denominations, errors }}
            readOnly={busy}
            onCount={(key, text) => onChange({ ...counts, [key]: text })}
          />
        ))}
        {children}
      </div>
    </div>
  );
}
