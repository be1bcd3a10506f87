import { useRef, useState, useSyncExternalStore } from 'react';
import { useToast } from '@/components/Toast/useToast';
import { findPosition, type PositionState } from '@/lib/browser/findPosition';
import { nextPaint } from '@/lib/browser/nextPaint';
import { useIsOnline } from '@/lib/browser/useIsOnline';
import { MAX_VISIT_PHOTO_BYTES } from '@/lib/contract/visitTerms';
import { runQueue } from '@/lib/device/device';
import { usePhotoAddresses } from '@/lib/device/usePhotoAddresses';
import { useRoom } from '@/lib/device/useRoom';
import { shrinkPhoto } from '@/lib/files/shrinkPhoto';
import { VisitForm } from './components/VisitForm';
import { createVisitDraft } from './device/createVisitDraft';
import { visitStore } from './device/fieldDevice';
import { DiscardVisit } from './DiscardVisit';
import { timedVisit, type KeptVisit } from './device/KeptVisit';
import { usedNumbers } from './domain/blockWork';
import { nextTtsNumber, type OwnBlock } from './domain/nextTtsNumber';
import { takesMoney, visitDay, visitProblems, withPart } from './domain/visitRules';

export interface VisitFillProps {
  /** As it is on the device, or a new one. */
  initial: KeptVisit;
  /** Blocks of numbers that this device has. */
  blocks: readonly OwnBlock[];
  /** Visits of this device. */
  visits: readonly KeptVisit[];
  /** It is in the queue of this device from now on. */
  onFinish: (visit: KeptVisit) => void;
  /** It was put aside: the device has it no more. */
  onDiscard: () => void;
}

/** So long nothing says that it is being kept, ms. */
const BUSY_AFTER = 150;

const NONE: Readonly<Record<string, string>> = {};

/** One visit as it is filled, each change kept on the device; at the end it gets its number and is put into the queue. */
export function VisitFill({ initial, blocks, visits, onFinish, onDiscard }: VisitFillProps) {
  const toast = useToast();
  const [draft] = useState(() =>
    createVisitDraft(timedVisit(initial), (file) => shrinkPhoto(file, MAX_VISIT_PHOTO_BYTES)),
  );
  const { record: visit, problem, adding } = useSyncExternalStore(draft.subscribe, draft.state);
  const [position, setPosition] = useState<PositionState>({ step: 'none' });
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isFinishing = useRef(false);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const isOnline = useIsOnline();
  const room = useRoom();
  const addresses = usePhotoAddresses(visitStore(), visit);

  const nextOf = (own: KeptVisit) => nextTtsNumber(blocks, usedNumbers(visits), visitDay(own));
  const next = nextOf(visit);
  const missing = visitProblems(visit, next);
  const errors = isTried ? { ...visit.refusal?.fields, ...missing } : (visit.refusal?.fields ?? NONE);

  const handleFindPosition = async () => {
    setPosition({ step: 'asking' });
    const found = await findPosition();
    if ('step' in found) return setPosition(found);
    setPosition({ step: 'none' });
    draft.change({ position: found, noPosition: '' });
  };
  const handleSubmit = async () => {
    if (isFinishing.current) return;
    const now = new Date();
    const timed = timedVisit(visit, now);
    if (Object.keys(visitProblems(timed, nextOf(timed))).length > 0) {
      // What is wrong may be so by the time alone: a promise of yesterday.
      const { visitedAt, clockDifference } = timed;
      draft.change({ visitedAt, clockDifference });
      return setIsTried(true);
    }
    isFinishing.current = true;
    // Drawing the form anew holds up what is being kept, which most phones have done by then.
    const slow = setTimeout(() => setIsBusy(true), BUSY_AFTER);
    // The number is taken where the visit is written: another tab sees it, and takes the one after.
    const finished = await draft.finish(
      (own, others) => numbered(withPart(timedVisit(own, now)), blocks, others),
      onFinish,
    );
    clearTimeout(slow);
    isFinishing.current = false;
    if (!finished) return setIsBusy(false);
    // Somebody stands at a door: that it is kept is seen before anything else is done.
    await nextPaint();
    room.ask();
    toast.tell({
      message: finished.tts ? `Tanda terima ${finished.tts.number} tersimpan.` : 'Kunjungan tersimpan.',
      next: 'Dikirim sendiri begitu tersambung.',
    });
    runQueue();
  };
  return (
    <>
      <VisitForm
        visit={visit}
        photos={visit.photos.map(({ id, bytes }) => ({ id, bytes, address: addresses.get(id) ?? null }))}
        adding={adding}
        errors={errors}
        problem={problem?.message ?? null}
        position={position}
        nextNumber={next.problem === null ? next.number : null}
        room={room.notice}
        isOnline={isOnline}
        busy={isBusy}
        onChange={draft.change}
        onFindPosition={() => void handleFindPosition()}
        onAddPhotos={(files) => {
          room.ask();
          void draft.addPhotos(files);
        }}
        onRemovePhoto={(id) => void draft.removePhoto(id)}
        onSubmit={() => void handleSubmit()}
        onDiscard={visit.tts === null ? () => setIsDiscarding(true) : undefined}
      />
      {isDiscarding && (
        <DiscardVisit visit={visit} onDiscarded={onDiscard} onCancel={() => setIsDiscarding(false)} />
      )}
    </>
  );
}

/** The visit with its number, where it takes money and has none yet. @throws Error: there is none, in words */
function numbered(visit: KeptVisit, blocks: readonly OwnBlock[], others: readonly KeptVisit[]): KeptVisit {
  if (!takesMoney(visit) || visit.tts) return visit;
  const next = nextTtsNumber(blocks, usedNumbers(others), visitDay(visit));
  if (next.problem !== null) throw new Error(next.problem);
  const { block, nth, number } = next;
  return { ...visit, tts: { block, nth, number } };
}
