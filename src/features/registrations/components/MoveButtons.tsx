import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { PossibleMove } from '@/lib/contract/registrations';
import { isEnding, moveLabel } from '../domain/moveText';
import styles from './MoveButtons.module.css';

export interface MoveButtonsProps {
  /** The steps that the reader's title takes from here. */
  moves: readonly PossibleMove[];
  /** A step was chosen. */
  onMove: (move: PossibleMove) => void;
}

/** The way on first, what ends a form last. */
const rank = (move: PossibleMove, main: PossibleMove | undefined) =>
  move === main ? 0 : isEnding(move) ? 2 : 1;

/** What the reader may do next with a registration; what can't be pressed says why, beside it. */
export function MoveButtons({ moves, onMove }: MoveButtonsProps) {
  const id = useId();
  // The way on is the main one, where it is open.
  const main = moves.find((move) => !isEnding(move) && move.to.kind !== 'DRAFT' && move.obstacle === null);
  const inOrder = moves.toSorted((one, other) => rank(one, main) - rank(other, main));
  const whyId = (move: PossibleMove) => `${id}-${move.to.id}`;
  return (
    <div className={styles.root}>
      <div data-part="buttons">
        {inOrder.map((move) => (
          <Button
            key={move.to.id}
            kind={move === main ? 'primary' : isEnding(move) ? 'danger' : 'secondary'}
            disabled={move.obstacle !== null}
            aria-describedby={move.obstacle === null ? undefined : whyId(move)}
            onClick={() => onMove(move)}
          >
            {moveLabel(move, moves)}
          </Button>
        ))}
      </div>
      {inOrder.map(
        (move) =>
          move.obstacle !== null && (
            <WhyNot key={move.to.id} id={whyId(move)} action={moveLabel(move, moves)}>
              {move.obstacle}
            </WhyNot>
          ),
      )}
    </div>
  );
}
