import { useState, useSyncExternalStore } from 'react';
import { useToast } from '@/components/Toast/useToast';
import { findPosition, type PositionState } from '@/lib/browser/findPosition';
import { useIsOnline } from '@/lib/browser/useIsOnline';
import { runQueue } from '@/lib/device/device';
import { usePhotoAddresses } from '@/lib/device/usePhotoAddresses';
import { useRoom } from '@/lib/device/useRoom';
import { shrinkImage } from '@/lib/files/shrinkImage';
import { surveyErrors } from '@/lib/registration/surveyErrors';
import { SurveyForm } from './components/SurveyForm';
import { createSurveyDraft } from './device/createSurveyDraft';
import type { KeptSurvey } from './device/KeptSurvey';
import { surveyStore } from './device/surveyDevice';

export interface SurveyFillProps {
  /** As it is on the device, or a new one. */
  initial: KeptSurvey;
}

const NONE: Readonly<Record<string, string>> = {};

/** One visit as it is filled, each change kept on the device; at the end it is put into the queue. */
export function SurveyFill({ initial }: SurveyFillProps) {
  const toast = useToast();
  const [draft] = useState(() => createSurveyDraft(initial, surveyStore(), shrinkImage));
  const { record: survey, problem, adding } = useSyncExternalStore(draft.subscribe, draft.state);
  const [position, setPosition] = useState<PositionState>({ step: 'none' });
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isOnline = useIsOnline();
  const addresses = usePhotoAddresses(surveyStore(), survey);
  const room = useRoom();

  const missing = surveyErrors({
    findings: survey.findings,
    position: survey.position,
    no_position: survey.noPosition,
    photos: survey.photos.length,
  });
  const errors = isTried ? { ...survey.refusal?.fields, ...missing } : (survey.refusal?.fields ?? NONE);

  const handleFindPosition = async () => {
    setPosition({ step: 'asking' });
    const found = await findPosition();
    if ('step' in found) return setPosition(found);
    setPosition({ step: 'none' });
    draft.change({ position: found, noPosition: '' });
  };
  const handleSubmit = async () => {
    setIsTried(true);
    if (Object.keys(missing).length > 0) return;
    setIsBusy(true);
    const isKept = (await draft.finish()) !== null;
    setIsBusy(false);
    if (!isKept) return;
    toast.tell({ message: 'Survei selesai diisi.', next: 'Dikirim sendiri begitu tersambung.' });
    runQueue();
  };
  return (
    <SurveyForm
      survey={survey}
      photos={survey.photos.map(({ id, bytes }) => ({ id, bytes, address: addresses.get(id) ?? null }))}
      adding={adding}
      errors={errors}
      problem={problem?.message ?? null}
      storage={room.notice}
      position={position}
      isOnline={isOnline}
      busy={isBusy}
      find={draft.find}
      change={draft.change}
      onFindPosition={() => void handleFindPosition()}
      onAddPhotos={(files) => {
        room.ask();
        void draft.addPhotos(files);
      }}
      onRemovePhoto={(id) => void draft.removePhoto(id)}
      onSubmit={() => void handleSubmit()}
    />
  );
}
