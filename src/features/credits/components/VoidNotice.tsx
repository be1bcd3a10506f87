import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { Credit } from '@/lib/contract/credits';
import { asSentence } from '@/lib/format/sentence';
import { formatInstant } from '@/lib/format/tanggal';

export interface VoidNoticeProps {
  /** When, by whom and why it was voided. */
  receipt: Pick<Credit, 'voided_at' | 'voided_by' | 'void_reason'>;
}

/** Says on a void receipt who voided it, when and why. Nothing to show while it counts. */
export function VoidNotice({ receipt: { voided_at, voided_by, void_reason } }: VoidNoticeProps) {
  if (!voided_at) return null;
  const who = voided_by?.name || voided_by?.username;
  return (
    <InlineAlert tone="info" title="Nota ini batal">
      Dibatalkan{who && ` oleh ${who}`} pada {formatInstant(voided_at)}. Nomor dan nilainya tersimpan, tetapi
      tidak dihitung lagi. {void_reason && `Alasan: ${asSentence(void_reason)}`} Nota ini tidak dapat diubah
      atau dicetak; pembayaran yang benar dicatat sebagai nota baru.
    </InlineAlert>
  );
}
