import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import type { ImportRow } from '@/lib/contract/importRows';
import { formatDate, formatInstant } from '@/lib/format/tanggal';

export interface RowTieProps {
  /** The line, and the receipts that it may be. */
  row: Pick<ImportRow, 'recorded' | 'tied'>;
  /** Address of a receipt. */
  hrefOfReceipt: (id: number) => string;
  /** The caller may decide about the row now. */
  mayCorrect: boolean;
  /** It is being sent; nothing can be pressed a second time. */
  busy: boolean;
  /** Something else of the row is on its way. */
  disabled: boolean;
  /** Tied to this receipt. */
  onTie: (creditId: number) => void;
  /** No longer tied. */
  onUntie: () => void;
}

/** The receipt that a line is tied to, or that seems to record it already. */
export function RowTie({ row, hrefOfReceipt, mayCorrect, busy, disabled, onTie, onUntie }: RowTieProps) {
  const { tied, recorded } = row;
  if (tied) {
    const untie = (
      <Button kind="quiet" busy={busy} busyLabel="Melepas…" disabled={disabled} onClick={onUntie}>
        Lepaskan kaitan
      </Button>
    );
    return (
      <InlineAlert tone="info" title="Dikaitkan, tanpa nota baru" action={tied.may_untie && untie}>
        Uangnya sudah dicatat di nota <Link href={hrefOfReceipt(tied.id)}>{tied.invoice}</Link>. Dikaitkan{' '}
        {tied.by}, {formatInstant(tied.at)}.
      </InlineAlert>
    );
  }
  if (!recorded) return null;
  const tie = (
    <Button
      kind="quiet"
      busy={busy}
      busyLabel="Mengaitkan…"
      disabled={disabled}
      onClick={() => onTie(recorded.id)}
    >
      Kaitkan ke nota ini
    </Button>
  );
  return (
    <InlineAlert tone="warning" title="Mungkin sudah dicatat" action={mayCorrect && recorded.may_tie && tie}>
      Nota <Link href={hrefOfReceipt(recorded.id)}>{recorded.invoice}</Link>, dibayar{' '}
      {formatDate(recorded.date_payment)}, mencatat transfer sebesar ini.
      {!recorded.may_tie && ' Nota itu sudah berasal dari baris mutasi lain.'}
    </InlineAlert>
  );
}
