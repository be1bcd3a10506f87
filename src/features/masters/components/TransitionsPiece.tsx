import { transitionsText, transitionsValue } from '../domain/transitions';
import type { OwnPieceProps } from '../domain/MasterKind';
import { TransitionsField } from './TransitionsField';

/** The steps of a status, in the form of a master. */
export function TransitionsPiece({ value, errors, row, rows, onChange }: OwnPieceProps) {
  const others = rows.filter(({ id }) => id !== row?.id);
  return (
    <TransitionsField
      steps={transitionsValue(value)}
      statuses={others}
      errors={errors}
      onChange={(steps) => onChange(transitionsText(steps))}
    />
  );
}
