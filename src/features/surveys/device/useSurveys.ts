import { useEffect, useState } from 'react';
import type { KeptSurvey, SurveyFacts } from './KeptSurvey';
import { surveyShelf } from './surveyDevice';

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
    const shelf = surveyShelf();
    const read = async () => {
      try {
        const [surveys, facts] = await Promise.all([shelf.list(owner), shelf.listFacts(owner)]);
        if (!isOver) setFound({ surveys, facts, problem: null });
      } catch (error) {
        if (!isOver)
          setFound({ ...NOTHING, problem: error instanceof Error ? error : new Error(String(error)) });
      }
    };
    void read();
    const stop = shelf.subscribe(() => void read());
    return () => {
      isOver = true;
      stop();
    };
  }, [owner]);
  return found;
}
