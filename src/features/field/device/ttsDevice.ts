import { newId } from '@/lib/device/KeptRecord';
import { readEntry, writeEntry } from '@/lib/session/storage';

let own: string | null = null;

/** The id by which this browser is given numbers of TTS; made when it is first asked for, and the same for everybody. */
export function ttsDevice(): string {
  const kept = readEntry('perangkat_tts');
  if (kept) return kept;
  own ??= newId();
  writeEntry('perangkat_tts', own);
  // Another tab may have been first.
  return readEntry('perangkat_tts') ?? own;
}
