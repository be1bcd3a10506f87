import type { Tts } from '@/lib/contract/tts';

export interface TtsBecameProps {
  /** The one that is meant. */
  tts: Tts;
}

/** What a TTS became: its hand-over and notas, a line each, or why it counts no more. */
export function TtsBecame({ tts: { handover, invoices, void_reason, state } }: TtsBecameProps) {
  if (state === 'VOID') return `Dibatalkan: ${void_reason}`;
  const lines = [
    ...(handover ? [`Setoran ${handover.number}`] : []),
    ...invoices.map((nota) => `Nota ${nota}`),
  ];
  return lines.map((line) => <div key={line}>{line}</div>);
}
