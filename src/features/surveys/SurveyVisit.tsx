import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Picture } from '@/components/Picture/Picture';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { SurveyFactsCard } from './components/SurveyFactsCard';
import { newSurvey, type KeptSurvey, type SurveyFacts } from './device/KeptSurvey';
import { SurveyFill } from './SurveyFill';
import { SurveyOutcome } from './SurveyOutcome';
import { useSurveyVisit } from './useSurveyVisit';
import styles from './SurveyVisit.module.css';

export interface SurveyVisitProps {
  /** Of the registration. */
  id: number;
  /** Id of who is signed in. */
  owner: string;
  /** Where the registration is read. */
  detailHref: string;
  /** Hands the registration over once the visit is sent and it still waits for this surveyor. */
  handOver?: ReactNode;
}

/** The visit to one applicant, from the first key to the server's answer; works without a connection. */
export function SurveyVisit({ id, owner, detailHref, handOver }: SurveyVisitProps) {
  const { isRead, problem, survey, facts, closed, isAwaited, isAsking } = useSurveyVisit(id, owner);
  // A visit that begins here; it is on the device from its first change on.
  const [begun, setBegun] = useState<KeptSurvey | null>(null);
  const begin = (of: SurveyFacts) => setBegun(newSurvey(owner, of));
  const own = survey?.id === begun?.id || begun === null ? survey : null;
  const shown = own ?? begun;
  const isFilled = shown?.step === 'draft' || shown?.step === 'refused';
  const place = useRef<HTMLDivElement>(null);
  const stage = !isRead ? undefined : shown && `${shown.id} ${isFilled}`;
  const before = useRef(stage);
  useEffect(() => {
    const isNext = before.current !== undefined && before.current !== stage;
    before.current = stage;
    // The button that led on is gone, and the focus with it.
    if (isNext && document.activeElement === document.body) place.current?.focus();
  }, [stage]);

  if (problem) {
    return (
      <InlineAlert tone="danger" title="Survei tidak dapat disimpan di sini">
        {problem.message}
      </InlineAlert>
    );
  }
  if (!isRead) return <SkeletonLines lines={8} />;
  const known = shown?.facts.name ? shown.facts : (facts ?? shown?.facts ?? null);
  if (!shown && !known && isAsking) return <SkeletonLines lines={8} />;
  return (
    <PageParts>
      {known && <SurveyFactsCard facts={known} />}
      {closed !== null && shown?.step !== 'sent' && (
        <InlineAlert
          tone="warning"
          title="Form ini tidak menunggu survei Anda"
          action={<LinkButton href={detailHref}>Buka form</LinkButton>}
        >
          {closed} Yang sudah diisi tetap di perangkat ini.
        </InlineAlert>
      )}
      {shown && (
        <div ref={place} className={styles.root} tabIndex={-1} role="group" aria-label="Survei">
          {isFilled ? (
            <SurveyFill key={shown.id} initial={shown} />
          ) : (
            <SurveyOutcome survey={shown} detailHref={detailHref} waits={isAwaited} handOver={handOver} />
          )}
        </div>
      )}
      {closed === null && (shown === null || shown.step === 'sent') && (
        <Begin facts={known} isAgain={shown !== null} onBegin={() => begin(known ?? unknownFacts(id))} />
      )}
    </PageParts>
  );
}

interface BeginProps {
  facts: SurveyFacts | null;
  isAgain: boolean;
  onBegin: () => void;
}

function Begin({ facts, isAgain, onBegin }: BeginProps) {
  if (isAgain) {
    return (
      <div>
        <Button onClick={onBegin}>Isi survei lain untuk form ini</Button>
      </div>
    );
  }
  if (facts) {
    return (
      <EmptyState
        title="Belum ada isian"
        action={
          <Button kind="primary" onClick={onBegin}>
            Mulai survei
          </Button>
        }
      >
        Dapat diisi tanpa sambungan; dikirim sendiri setelah tersambung.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Picture name="offline" />}
      title="Data form ini belum ada di perangkat"
      action={<Button onClick={onBegin}>Isi tanpa data form</Button>}
    >
      Tersambunglah sebentar agar nama dan alamatnya tersimpan, atau isi surveinya dahulu.
    </EmptyState>
  );
}

/** A visit can begin although the device does not know whom it is to. */
const unknownFacts = (id: number): SurveyFacts => ({
  ...{
    registrationId: id,
    number: '',
    name: '',
    phone: '',
    whatsapp: '',
    since: null,
    address: '',
    place: null,
    vehicle: '',
    plate: '',
  },
  readAt: new Date().toISOString(),
});
