import { useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Money } from '@/components/Money/Money';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import type { DenominationCounts } from '@/lib/contract/cashierDay';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import type { FieldErrors } from '@/lib/contract/envelope';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { checkCount, type CountDraft } from '../domain/countDraft';
import { Figure, FigureList } from './FigureList';
import styles from './CountForm.module.css';

export interface CountFormProps {
  /** What the drawer should hold, rupiah. */
  expected: number;
  /** What was typed so far. */
  draft: CountDraft;
  /** The day was closed before: this is another count beside it. */
  again?: boolean;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** What the server found wrong, per field. */
  refused?: FieldErrors;
  /** Why the last try failed; what was typed stays. */
  problem?: string | undefined;
  /** What should be known before it is closed. */
  notice?: ReactNode;
  /** What was chosen or typed. */
  onChange: (draft: CountDraft) => void;
  /** Only with an explanation where there is a difference. */
  onClose: (count: { denominations: DenominationCounts; explanation: string }) => void;
}

const pieceLabel = ({ value, form }: (typeof DENOMINATIONS)[number]) =>
  `${form === 'NOTE' ? 'Lembar' : 'Keping'} ${formatNumber(value)}`;

/** Counts a drawer by notes and coins; Enter goes to the next, the difference shows as one counts. */
export function CountForm(props: CountFormProps) {
  const {
    expected,
    draft,
    again = false,
    busy = false,
    refused = {},
    problem,
    notice,
    onChange,
    onClose,
  } = props;
  const [tried, setTried] = useState(false);
  const { denominations, counted, difference, isSilent, unread } = checkCount(draft, expected);
  const handleSubmit = () => {
    setTried(true);
    if (!isSilent && unread.length === 0) onClose({ denominations, explanation: draft.explanation.trim() });
  };
  return (
    <Form className={styles.root} aria-label="Hitung kas" busy={busy} onSubmit={handleSubmit} steps>
      <h2>{again ? 'Hitung sekali lagi' : 'Hitung kas'}</h2>
      <p>Hitung uang yang diterima hari itu, tanpa modal kembalian. Enter pindah ke pecahan berikutnya.</p>
      <ul>
        {DENOMINATIONS.map((piece) => (
          <li key={piece.key}>
            <TextField
              label={pieceLabel(piece)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              readOnly={busy}
              value={draft.counts[piece.key] ?? ''}
              error={unread.includes(piece.key) ? 'Tulis banyaknya dengan angka saja.' : undefined}
              onChange={({ target }) =>
                onChange({ ...draft, counts: { ...draft.counts, [piece.key]: target.value } })
              }
            />
            <Money value={(denominations[piece.key] ?? 0) * piece.value || null} />
          </li>
        ))}
      </ul>
      <FigureList aria-live="polite">
        <Figure label="Dihitung" strong>
          {formatRupiah(counted)}
        </Figure>
        <Figure label="Seharusnya">{formatRupiah(expected)}</Figure>
        <Figure label={difference < 0 ? 'Kurang' : difference > 0 ? 'Lebih' : 'Selisih'} strong>
          <span data-part={difference === 0 ? 'even' : 'off'}>{formatRupiah(Math.abs(difference))}</span>
        </Figure>
      </FigureList>
      {(difference !== 0 || draft.explanation !== '' || refused.explanation) && (
        <TextArea
          label="Penjelasan selisih"
          value={draft.explanation}
          maxLength={500}
          readOnly={busy}
          error={tried && isSilent ? `Jelaskan selisih ${formatRupiah(difference)}.` : refused.explanation}
          onChange={({ target }) => onChange({ ...draft, explanation: target.value })}
        />
      )}
      {notice}
      {problem && (
        <InlineAlert tone="danger" title="Belum ditutup">
          {problem} Hitungan Anda tetap ada.
        </InlineAlert>
      )}
      <Button kind="primary" type="submit" busy={busy} busyLabel="Menutup…" namesKeys>
        Tutup kas
      </Button>
    </Form>
  );
}
