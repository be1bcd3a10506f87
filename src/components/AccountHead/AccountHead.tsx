import { Fragment, type ReactNode } from 'react';
import { DateText } from '@/components/DateText/DateText';
import styles from './AccountHead.module.css';

export interface AccountFact {
  label: string;
  value: ReactNode;
  /** Money that should have been paid already: stands out. */
  owed?: boolean;
}

export interface AccountHeadProps {
  /** The borrower. */
  name: string;
  /** What the account is known by: contract code, plate, vehicle … */
  what: readonly string[];
  /** How it stands, as a chip or several. */
  status: ReactNode;
  /** What is known about the account, a line each. */
  facts: readonly AccountFact[];
  /** The day that the figures are calculated to, `YYYY-MM-DD`. */
  asOf: string;
  /** Above work: who it is in one row, the figures in one line. Default false. */
  dense?: boolean;
}

/** Whose account it is, how it stands, and its figures as of one day. */
export function AccountHead({ name, what, status, facts, asOf, dense = false }: AccountHeadProps) {
  return (
    <article className={styles.root} data-dense={dense || undefined}>
      <header>
        <div>
          <p data-part="name">{name}</p>
          <p data-part="what">
            {what.map((part, index) => (
              <Fragment key={index}>
                {index > 0 && ' · '}
                {part}
              </Fragment>
            ))}
          </p>
        </div>
        <div data-part="status">{status}</div>
      </header>
      <dl>
        {facts.map(({ label, value, owed }) => (
          <div key={label} data-owed={owed || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p data-part="as-of">
        Dihitung per <DateText value={asOf} />
      </p>
    </article>
  );
}
