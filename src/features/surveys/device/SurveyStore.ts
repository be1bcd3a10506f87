import type { DeviceStore, FactStore, RecordStore } from '@/lib/device/DeviceStore';
import type { KeptSurvey, SurveyFacts } from './KeptSurvey';
import { SURVEY, SURVEY_FACTS } from './surveyKind';

/** Where visits are on this device until the server has them, and what a surveyor needs on the way. */
export interface SurveyStore extends RecordStore<KeptSurvey> {
  facts: FactStore<SurveyFacts>;
  /** What a person needs on the way, the registration that was read last first. */
  listFacts: (owner: string) => Promise<SurveyFacts[]>;
  putFacts: (owner: string, facts: SurveyFacts) => Promise<void>;
  removeFacts: (owner: string, registrationId: number) => Promise<void>;
  /** What it is a part of. */
  device: DeviceStore;
}

/** The surveys' part of a device. */
export function surveysOf(device: DeviceStore): SurveyStore {
  const facts = device.facts(SURVEY_FACTS);
  return {
    ...device.records(SURVEY),
    facts,
    listFacts: async (owner) => (await facts.list(owner)).sort((a, b) => b.readAt.localeCompare(a.readAt)),
    putFacts: (owner, one) => facts.put(owner, [one]),
    removeFacts: (owner, registrationId) => facts.remove(owner, [String(registrationId)]),
    device,
  };
}
