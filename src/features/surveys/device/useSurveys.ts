import { useEffect, useState } from 'react';
import type { KeptSurvey, SurveyFacts } from './KeptSurvey';
import { surveyStore } from './surveyDevice';

/** What is on the device of a person: `null` until it was read. */
export interface OnDevice {
  surveys: readonly KeptSurvey[] | null;
  facts: readonly SurveyFacts[];
  /** Nothing could be read. */
  problem: Error | null;
}

const NOTHING: OnDevice = { surveys: null, facts: [], problem: null };

/** A person's visits on this device, and whom they are to visit; follows what other tabs and the queue do. */
export function useSurveys(owner: string): OnDevice {
  const [found, setFound] = useState<OnDevice>(NOTHING);
  useEffect(() => {
    let isOver = false;
    const store = surveyStore();
    const read = async () => {
      try {
        const [surveys, facts] = await Promise.all([store.list(owner), store.listFacts(owner)]);
        if (!isOver) setFound({ surveys, facts, problem: null });
      } catch (error) {
        if (!isOver)
          setFound({ ...NOTHING, problem: error instanceof Error ? error : new Error(String(error)) });
      }
    };
    void read();
    const stop = store.subscribe(() => void read());
    return () => {
      isOver = true;
      stop();
    };
  }, [owner]);
  return found;
}
