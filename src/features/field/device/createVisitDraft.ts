import { createDraft, type Draft, type Shrink } from '@/lib/device/createDraft';
import type { KeptVisit } from './KeptVisit';
import { visitStore } from './fieldDevice';

/** Which paths of the call a change is about. */
const PATHS: Partial<Record<keyof KeptVisit, readonly string[]>> = {
  met: ['met', 'result'],
  metName: ['met_name'],
  place: ['place'],
  result: ['result', 'tts', 'promise'],
  amount: ['tts'],
  promise: ['promise'],
  note: ['note'],
  position: ['position', 'no_position'],
  noPosition: ['no_position'],
  againReason: ['again_reason'],
  consentId: ['consent_id'],
  visitedAt: ['visited_at'],
};

/** The draft of one visit on this device. */
export const createVisitDraft = (initial: KeptVisit, shrink: Shrink): Draft<KeptVisit> =>
  createDraft(initial, { store: visitStore(), shrink, pathsOf: (name) => PATHS[name] ?? [] });
