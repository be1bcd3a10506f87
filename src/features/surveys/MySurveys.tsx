import { EmptyState } from '@/components/EmptyState/EmptyState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { SurveyRows, type SurveyRow } from './components/SurveyRows';
import { useQueueState } from '@/lib/device/device';
import { formatInstant } from '@/lib/format/tanggal';
import { isUnsent, type KeptSurvey, type SurveyFacts } from './device/KeptSurvey';
import { useSurveys } from './device/useSurveys';
import { surveyStatus } from './domain/surveyStatus';
import styles from './MySurveys.module.css';

export interface MySurveysProps {
  /** Id of who is signed in. */
  owner: string;
  /** Where a visit is filled. */
  hrefOf: (registrationId: number) => string;
}

/** What a surveyor has on this device: what is not sent yet, whom to visit, and what was sent. Needs no connection. */
export function MySurveys({ owner, hrefOf }: MySurveysProps) {
  const { surveys, facts, problem } = useSurveys(owner);
  const queue = useQueueState();
  if (problem) return <InlineAlert tone="danger">{problem.message}</InlineAlert>;
  if (!surveys) return <SkeletonLines lines={6} />;
  const rowOf = (survey: KeptSurvey): SurveyRow => ({
    key: survey.id,
    facts: survey.facts,
    day: `Dikunjungi ${formatInstant(survey.visitedAt)}`,
    isOpen: isUnsent(survey),
    status: surveyStatus(survey, queue.get(survey.id) ?? null),
    href: hrefOf(survey.facts.registrationId),
    action: ACTIONS[survey.step],
  });
  const isKept = new Set(surveys.map((survey) => survey.facts.registrationId));
  const toVisit = facts
    .filter(({ registrationId }) => !isKept.has(registrationId))
    .toSorted(longestWaiting)
    .map((one) => visitOf(one, hrefOf));
  const unsent = surveys.filter(isUnsent).map(rowOf);
  const sent = surveys.filter((survey) => !isUnsent(survey)).map(rowOf);
  if (unsent.length + toVisit.length + sent.length === 0) {
    return (
      <EmptyState title="Belum ada survei">
        Form yang ditugaskan kepada Anda tersimpan di sini begitu perangkat tersambung.
      </EmptyState>
    );
  }
  return (
    <PageParts apart className={styles.root}>
      <Part title="Menunggu dikirim" rows={unsent} />
      <Part title="Akan dikunjungi" rows={toVisit} />
      <Part title="Terkirim" rows={sent} />
    </PageParts>
  );
}

const ACTIONS = { draft: 'Lanjutkan', waiting: 'Lihat', refused: 'Perbaiki', sent: 'Lihat' } as const;

/** Who has waited longest stands first; what does not say since when, last. */
const longestWaiting = (one: SurveyFacts, other: SurveyFacts) =>
  (one.since ?? '9').localeCompare(other.since ?? '9');

/** The day of an instant on this device's clock, in words. */
const dayOf = (instant: string) => formatInstant(instant).replace(/, [\d:]+$/, '');

const visitOf = (facts: SurveyFacts, hrefOf: MySurveysProps['hrefOf']): SurveyRow => ({
  key: `form ${facts.registrationId}`,
  facts,
  day: facts.since === null ? '' : `Menunggu sejak ${dayOf(facts.since)}`,
  isOpen: true,
  status: null,
  href: hrefOf(facts.registrationId),
  action: 'Isi survei',
});

function Part({ title, rows }: { title: string; rows: readonly SurveyRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>
        {title} ({rows.length})
      </h2>
      <SurveyRows rows={rows} />
    </section>
  );
}
