import { useState, useSyncExternalStore } from 'react';
import { useToast } from '@/components/Toast/useToast';
import { findPosition, type PositionState } from '@/lib/browser/findPosition';
import { useIsOnline } from '@/lib/browser/useIsOnline';
import { MAX_VISIT_PHOTO_BYTES } from '@/lib/contract/visitTerms';
import { runQueue } from '@/lib/device/device';
import { usePhotoAddresses } from '@/lib/device/usePhotoAddresses';
import { useRoom } from '@/lib/device/useRoom';
import { shrinkPhoto } from '@/lib/files/shrinkPhoto';
import { BastForm } from './components/BastForm';
import { createBastDraft } from './device/createBastDraft';
import { bastStore } from './device/fieldDevice';
import {
  hasSigned,
  SIGNATURES,
  unitPhotos,
  type BastFacts,
  type KeptBast,
  type Signer,
} from './device/KeptBast';
import { serverAhead } from './device/serverAhead';
import { bastProblems, finishedBast } from './domain/bastRules';

export interface BastFillProps {
  /** As it is on the device, or a new one. */
  initial: KeptBast;
  /** The order as it is known now; null: it is not any more. */
  newer: Pick<BastFacts, 'order' | 'sale'> | null;
  /** Name of who collects. */
  collector: string;
}

const NONE: Readonly<Record<string, string>> = {};

/** One BAST as it is filled, each change kept on the device; at the end it is put into the queue. */
export function BastFill({ initial, newer, collector }: BastFillProps) {
  const toast = useToast();
  const [draft] = useState(() =>
    createBastDraft(initial, (file) => shrinkPhoto(file, MAX_VISIT_PHOTO_BYTES)),
  );
  const { record: bast, problem, adding } = useSyncExternalStore(draft.subscribe, draft.state);
  const [position, setPosition] = useState<PositionState>({ step: 'none' });
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [now] = useState(() => new Date());
  const isOnline = useIsOnline();
  const room = useRoom();
  const addresses = usePhotoAddresses(bastStore(), bast);

  const missing = bastProblems(bast);
  const errors = isTried ? { ...bast.refusal?.fields, ...missing } : (bast.refusal?.fields ?? NONE);
  const shownSignature = (signer: Signer) => ({
    signed: hasSigned(bast, signer),
    address: addresses.get(SIGNATURES[signer].id) ?? null,
  });
  const clearSignature = (signer: Signer) => draft.removePhoto(SIGNATURES[signer].id);

  const handleFindPosition = async () => {
    setPosition({ step: 'asking' });
    const found = await findPosition();
    if ('step' in found) return setPosition(found);
    setPosition({ step: 'none' });
    draft.change({ position: found, noPosition: '' });
  };
  const handleRenew = async (facts: Pick<BastFacts, 'order' | 'sale'>) => {
    await clearSignature('giver');
    await clearSignature('collector');
    draft.change({ facts: { ...bast.facts, ...facts } });
  };
  const handleSubmit = async () => {
    setIsTried(true);
    if (Object.keys(missing).length > 0) return;
    setIsBusy(true);
    room.ask();
    const finished = await draft.finish((own) => finishedBast(own, new Date(), serverAhead()));
    setIsBusy(false);
    if (!finished) return;
    toast.tell({ message: 'BAST tersimpan.', next: 'Dikirim sendiri begitu tersambung.' });
    runQueue();
  };
  const canRenew = newer !== null && newer.order.figures.as_of > bast.facts.order.figures.as_of;
  return (
    <BastForm
      bast={bast}
      photos={unitPhotos(bast).map(({ id, bytes }) => ({ id, bytes, address: addresses.get(id) ?? null }))}
      signatures={{ giver: shownSignature('giver'), collector: shownSignature('collector') }}
      collector={collector}
      adding={adding}
      errors={errors}
      problem={problem?.message ?? null}
      position={position}
      room={room.notice}
      isOnline={isOnline}
      busy={isBusy}
      now={now}
      onChange={draft.change}
      onFindPosition={() => void handleFindPosition()}
      onAddPhotos={(files) => {
        room.ask();
        void draft.addPhotos(files);
      }}
      onRemovePhoto={(id) => void draft.removePhoto(id)}
      onSign={(signer, png) => void draft.putPicture(SIGNATURES[signer], png)}
      onClearSignature={(signer) => void clearSignature(signer)}
      onRenew={canRenew ? () => void handleRenew(newer) : undefined}
      onSubmit={() => void handleSubmit()}
    />
  );
}
