import type { FieldErrors } from '@/lib/contract/envelope';
import type { SurveyPosition } from '@/lib/contract/surveyFindings';
import type { TypedFindings } from '@/lib/registration/surveyErrors';

/** What a surveyor must know of a registration on the way and at the door; kept on the device. */
export interface SurveyFacts {
  registrationId: number;
  number: string;
  name: string;
  phone: string;
  /** Where the applicant lives, in one line. */
  address: string;
  /** Where that is on the map, where the form says it. */
  place: { latitude: number; longitude: number } | null;
  vehicle: string;
  plate: string;
  /** When it was read from the server, ISO 8601. */
  readAt: string;
}

/** A photo of a visit; its content stands beside it on the device. */
export interface KeptPhoto {
  id: string;
  name: string;
  bytes: number;
}

/** Why the server did not take a visit. */
export interface Refusal {
  message: string;
  fields: FieldErrors;
  /** The registration is no longer in survey: nothing here is wrong. */
  moved: boolean;
  /** ISO 8601. */
  at: string;
}

/**
 * A visit on this device. `draft`: it is being filled; `waiting`: it goes to the server by itself; `refused`: the server
 * does not take it as it is; `sent`: the server has it.
 */
export interface KeptSurvey {
  /** Also its id on the server, so that it is kept once there. */
  id: string;
  /** Id of the person whose visit it is; sent under no other name. */
  owner: string;
  facts: SurveyFacts;
  step: 'draft' | 'waiting' | 'refused' | 'sent';
  /** ISO 8601, by this device's clock. */
  visitedAt: string;
  findings: TypedFindings;
  position: SurveyPosition | null;
  /** Why there is no position. */
  noPosition: string;
  photos: readonly KeptPhoto[];
  refusal: Refusal | null;
  /** When the server said that it has it, ISO 8601. */
  sentAt: string | null;
}

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
