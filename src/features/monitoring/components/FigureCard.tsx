import { Link } from '@/components/Link/Link';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { FIGURES, type FigureState } from '@/lib/collection/figures';
import type { ComparedFigure } from '@/lib/contract/monitoring';
import { asOfText } from '@/lib/format/asOf';
import { besideText, figureName, valueText } from '@/lib/labels/figureText';
import { beforeText, STATE_LABELS } from '../domain/figureText';
import styles from './FigureCard.module.css';

export interface FigureCardProps {
  /** What was read, and what it was. */
  figure: ComparedFigure;
  /** Where it stands beside that. */
  state: FigureState;
  /** The day that it stands beside, `YYYY-MM-DD`. */
  beforeDay: string;
  /** When it was read, ISO 8601. */
  asOf: string;
  /** The list that has its rows; null: there is none, or the reader may not open it. */
  href: string | null;
}

/** One figure: what it is now and was a month ago, its meaning on demand, and the way to its rows. */
export function FigureCard({ figure, state, beforeDay, asOf, href }: FigureCardProps) {
  const mark = STATE_LABELS[state];
  const value = valueText(figure.figure, figure);
  const name = figureName(figure);
  const beside = besideText(figure);
  return (
    <section className={styles.root} data-state={state}>
      <header>
        <h3>{name}</h3>
        {mark && <StatusChip tone={mark.tone}>{mark.label}</StatusChip>}
      </header>
      <p data-part="value">
        {href !== null && figure.count > 0 ? (
          <Link href={href} aria-label={`${value}, ${name}`}>
            {value}
          </Link>
        ) : (
          value
        )}
      </p>
      {beside !== '' && <p>{beside}</p>}
      <p>{beforeText(figure, beforeDay)}</p>
      <p data-part="as-of">{asOfText(asOf)}</p>
      <details>
        <summary aria-label={`Arti · ${asOfText(asOf)}, ${name}`}>Arti · {asOfText(asOf)}</summary>
        <p>{FIGURES[figure.figure].words}</p>
      </details>
    </section>
  );
}
