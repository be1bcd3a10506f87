import { LinkButton } from '@/components/LinkButton/LinkButton';
import { SendingLine } from '@/components/SendingLine/SendingLine';
import { VisitWays } from '@/components/VisitWays/VisitWays';
import type { SurveyFacts } from '../device/KeptSurvey';
import type { SurveyStatus } from '../domain/surveyStatus';
import styles from './SurveyRows.module.css';

/** A registration to visit, or a visit on this device. */
export interface SurveyRow {
  key: string;
  facts: SurveyFacts;
  /** The day that it is about, in words: since when it waits, or when the visit was. */
  day: string;
  /** The visit is still to be made or sent: the ways to the applicant stand beside it. */
  isOpen: boolean;
  /** Null: nothing was filled yet. */
  status: SurveyStatus | null;
  href: string;
  /** What the link says. */
  action: string;
}

export interface SurveyRowsProps {
  /** In the order in which they are shown. */
  rows: readonly SurveyRow[];
}

/** A plate is one word to whoever looks for it: it never ends a line halfway. */
const whole = (plate: string) => plate.replaceAll(' ', '\u00a0');

/** Visits and whom to visit, each with where it is by now and the way to it. */
export function SurveyRows({ rows }: SurveyRowsProps) {
  return (
    <ul className={styles.root}>
      {rows.map(({ key, facts, day, isOpen, status, href, action }) => (
        <li key={key}>
          <div data-part="who">
            <strong>{facts.name || 'Belum bernama'}</strong>
            <span>{[facts.number, facts.vehicle, whole(facts.plate)].filter(Boolean).join(' · ')}</span>
            {facts.address && <span>{facts.address}</span>}
            {day && <span>{day}</span>}
          </div>
          {status && <SendingLine status={status} />}
          <LinkButton href={href} data-part="fill">
            {action}
          </LinkButton>
          {isOpen && <VisitWays facts={facts} />}
        </li>
      ))}
    </ul>
  );
}
