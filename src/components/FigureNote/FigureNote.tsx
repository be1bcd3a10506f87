import { FIGURES } from '@/lib/collection/figures';
import { markedFigure } from '@/lib/address/figureMark';
import { asOfText } from '@/lib/format/asOf';
import { formatNumber } from '@/lib/format/rupiah';
import { besideText, figureName, valueText } from '@/lib/labels/figureText';
import styles from './FigureNote.module.css';

export interface FigureNoteProps {
  /** The figure that led here, as the address has it; what makes no sense there is nothing. */
  mark: string;
  /** When what is shown here was read, ms; null: it is on its way. */
  at: number | null;
  /** Rows of the list in all; left out: it is none. */
  count?: number | undefined;
  /** There are more than `count` says. */
  countMore?: boolean | undefined;
}

/**
 * Between a figure and the page that it opened time goes by: what it was and when, and of when the page is. How many rows the
 * list has by now stands beside it where they are the figure's own.
 */
export default function FigureNote({ mark, at, count, countMore = false }: FigureNoteProps) {
  const figure = markedFigure(mark);
  if (!figure) return null;
  const { list, noun } = FIGURES[figure.figure];
  const value = [valueText(figure.figure, figure), besideText(figure)].filter(Boolean).join(', ');
  return (
    <p className={styles.root}>
      <span>
        {figureName(figure)} di Monitoring {asOfText(figure.asOf)}: <b>{value}</b>
      </span>
      {at !== null && (
        <span>
          Halaman ini {asOfText(new Date(at).toISOString())}
          {list?.exact && count !== undefined && (
            <>
              : <b>{`${formatNumber(count, 'text')}${countMore ? '+' : ''} ${noun}`}</b>
            </>
          )}
        </span>
      )}
    </p>
  );
}
