import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { visitStore } from './device/fieldDevice';
import type { KeptVisit } from './device/KeptVisit';

interface DiscardVisitProps {
  /** The draft; it took no money. */
  visit: KeptVisit;
  /** It is gone from this device. */
  onDiscarded: () => void;
  /** It stays. */
  onCancel: () => void;
}

/** Asks before a draft of a visit is thrown away: it is on this device alone. */
export function DiscardVisit({ visit, onDiscarded, onCancel }: DiscardVisitProps) {
  const [error, setError] = useState<string | null>(null);
  const handleConfirm = async () => {
    try {
      await visitStore().discard(visit, ({ tts }) => tts === null);
      onDiscarded();
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem));
    }
  };
  return (
    <ConfirmDialog
      open
      title={`Buang isian kunjungan ke ${visit.facts.name}?`}
      confirmLabel="Buang isian"
      kind="danger"
      error={error}
      onConfirm={() => void handleConfirm()}
      onCancel={onCancel}
    >
      Isian dan fotonya hanya ada di perangkat ini, dan tidak dapat dikembalikan.
    </ConfirmDialog>
  );
}
