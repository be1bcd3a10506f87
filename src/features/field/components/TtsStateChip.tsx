import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Tts } from '@/lib/contract/tts';
import { TTS_STATE_LABELS } from '@/lib/labels/visitLabels';

export interface TtsStateChipProps {
  /** The one that is meant. */
  tts: Pick<Tts, 'state' | 'late'>;
}

/** Where the money of a TTS is, and that it is underway for too long. */
export function TtsStateChip({ tts: { state, late } }: TtsStateChipProps) {
  const { tone, label } = TTS_STATE_LABELS[state];
  return (
    <StatusChip tone={late ? 'overdue' : tone} wraps>
      {late ? `${label}, lebih dari satu hari kerja` : label}
    </StatusChip>
  );
}
