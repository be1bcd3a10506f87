import { createDraft, type Draft, type Shrink } from '@/lib/device/createDraft';
import { bastStore } from './fieldDevice';
import { SIGNATURES, type KeptBast } from './KeptBast';

/** Which paths of the call a change is about. */
const PATHS: Partial<Record<keyof KeptBast, readonly string[]>> = {
  result: ['result', 'checklist', 'kilometres', 'no_kilometres', 'destination', 'note', 'photos'],
  met: ['met', 'met_name', 'met_relation'],
  metName: ['met_name'],
  metRelation: ['met_relation'],
  place: ['place'],
  kilometres: ['kilometres'],
  isUnread: ['kilometres', 'no_kilometres'],
  noKilometres: ['no_kilometres'],
  checks: ['checklist'],
  condition: ['condition'],
  destination: ['destination'],
  note: ['note'],
  position: ['position', 'no_position'],
  noPosition: ['no_position'],
  consentId: ['consent_id'],
  facts: ['figures_as_of', 'sale_version'],
};

const PHOTO_PATHS: Readonly<Record<string, readonly string[]>> = {
  [SIGNATURES.giver.id]: ['giver_signature'],
  [SIGNATURES.collector.id]: ['collector_signature'],
};

/** The draft of one BAST on this device. What is signed anew after it was finished is of the time of that signature. */
export function createBastDraft(initial: KeptBast, shrink: Shrink): Draft<KeptBast> {
  const draft = createDraft(initial, {
    ...{ store: bastStore(), shrink, pathsOf: (name) => PATHS[name] ?? [] },
    pathsOfPhoto: (id) => PHOTO_PATHS[id] ?? ['photos', 'files'],
  });
  return {
    ...draft,
    putPicture: (picture, content) => {
      if (draft.state().record.at !== null) draft.change({ at: null, clockDifference: null });
      return draft.putPicture(picture, content);
    },
  };
}
