import type { TypedFindings } from '@/lib/registration/surveyErrors';
import type { KeptSurvey, SurveyFacts } from './keptSurveySchema';

export type { KeptPhoto, KeptSurvey, Refusal, SurveyFacts } from './keptSurveySchema';

const NOTHING_FOUND: TypedFindings = {
  met: null,
  met_name: '',
  address: null,
  house: null,
  neighbours: '',
  income: null,
  seen: '',
  recommendation: null,
  note: '',
};

/** A visit that begins now. */
export const newSurvey = (owner: string, facts: SurveyFacts, now = new Date()): KeptSurvey => ({
  id: newId(),
  owner,
  facts,
  step: 'draft',
  visitedAt: now.toISOString(),
  findings: NOTHING_FOUND,
  position: null,
  noPosition: '',
  photos: [],
  refusal: null,
  sentAt: null,
});

/** A random UUID; `randomUUID` is missing on pages served over plain http. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What is on this device alone: whoever loses it has lost a visit. */
export const isUnsent = ({ step }: KeptSurvey): boolean => step !== 'sent';
