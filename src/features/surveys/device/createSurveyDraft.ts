import { changedIn, createDraft, type Draft, type Shrink } from '@/lib/device/createDraft';
import type { TypedFindings } from '@/lib/registration/surveyErrors';
import type { KeptSurvey } from './KeptSurvey';
import type { SurveyStore } from './SurveyStore';

/** What a person changes of a visit, beside its findings and photos. */
export type SurveyChange = Partial<Pick<KeptSurvey, 'position' | 'noPosition' | 'visitedAt'>>;

/** A visit as it is filled: each change is on the device at once. */
export interface SurveyDraft extends Omit<Draft<KeptSurvey>, 'change'> {
  /** Something was found. */
  find: (findings: Partial<TypedFindings>) => void;
  /** Anything else was typed. */
  change: (change: SurveyChange) => void;
}

/** Which paths of the call a change is about. */
const PATHS: Partial<Record<keyof KeptSurvey, readonly string[]>> = {
  position: ['position', 'no_position'],
  noPosition: ['no_position'],
  visitedAt: ['visited_at'],
};

/** The draft of one visit: what the server said of one finding is over when that one changes. */
export function createSurveyDraft(initial: KeptSurvey, store: SurveyStore, shrink: Shrink): SurveyDraft {
  const draft = createDraft(initial, {
    store,
    shrink,
    pathsOf: (field, { findings }, before) =>
      field === 'findings' && findings
        ? changedIn(before.findings, findings).map((name) => `findings.${name}`)
        : (PATHS[field] ?? []),
  });
  return {
    ...draft,
    find: (findings) => draft.change({ findings: { ...draft.state().record.findings, ...findings } }),
  };
}
