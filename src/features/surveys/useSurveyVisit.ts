import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { visitedRegistrationOptions } from './api/surveys.queries';
import { isUnsent, type KeptSurvey, type SurveyFacts } from './device/KeptSurvey';
import { surveyStore } from './device/surveyDevice';
import { factsOf } from './device/surveyFacts';
import { useSurveys } from './device/useSurveys';

/** What a visit begins with. */
export interface Visit {
  /** What is on the device was read. */
  isRead: boolean;
  /** Nothing can be kept here. */
  problem: Error | null;
  /** The visit on this device that the server does not have; or else the last one that it has. */
  survey: KeptSurvey | null;
  /** Null: this device does not know whom to visit. */
  facts: SurveyFacts | null;
  /** The registration takes no visit now, as the server says: why, in words. Null: it does, or there is no connection. */
  closed: string | null;
  /** The server says that the registration waits for this surveyor. */
  isAwaited: boolean;
  /** The server is being asked for what is not on the device. */
  isAsking: boolean;
}

/** A registration to visit, as the device has it, and as the server has it where there is a connection. */
export function useSurveyVisit(id: number, owner: string): Visit {
  const { surveys, facts: kept, problem } = useSurveys(owner);
  const { data, isFetching } = useQuery(visitedRegistrationOptions(id));
  const [readAt] = useState(() => new Date());
  const fresh = useMemo(() => (data ? factsOf(data, readAt) : null), [data, readAt]);
  useEffect(() => {
    if (!data || !fresh) return;
    const store = surveyStore();
    // That nothing more fits is said where something is filled.
    void (data.may_survey ? store.putFacts(owner, fresh) : store.removeFacts(owner, id)).catch(
      () => undefined,
    );
  }, [data, fresh, id, owner]);

  const own = (surveys ?? []).filter(({ facts }) => facts.registrationId === id);
  const survey = own.find(isUnsent) ?? own.at(-1) ?? null;
  return {
    isRead: surveys !== null,
    problem,
    survey,
    facts: fresh ?? survey?.facts ?? kept.find(({ registrationId }) => registrationId === id) ?? null,
    closed:
      data && !data.may_survey
        ? `Form ini sekarang ${data.status.name}, atau ditugaskan kepada surveyor lain.`
        : null,
    isAwaited: data?.may_survey === true,
    isAsking: isFetching,
  };
}
