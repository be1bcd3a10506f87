import { useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { RequiredFields } from '@/components/Form/RequiredFields';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { TextArea } from '@/components/TextArea/TextArea';
import type { DenominationCounts } from '@/lib/contract/cashierDayFields';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import type { FieldErrors } from '@/lib/contract/envelope';
import { formatRupiah } from '@/lib/format/rupiah';
import { checkCount, UNREAD, type CountDraft } from '@/lib/cash/countDraft';
import { Figure, FigureList } from '@/components/CashCount/FigureList';
import { PieceTable } from '@/components/CashCount/PieceTable';
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

/**
 * Counts a drawer by notes and coins; Enter goes to the next, the difference shows as one counts. Before anything was
 * counted nothing differs; where money should be there an empty drawer is said by a 0.
 */
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
  const { denominations, counted, difference, isBegun, isSilent, unread } = checkCount(draft, expected);
  const isMissing = !isBegun && difference !== 0;
  const differenceLabel = !isBegun || difference === 0 ? 'Selisih' : difference < 0 ? 'Kurang' : 'Lebih';
  const errors = Object.fromEntries(unread.map((key) => [key, UNREAD]));
  if (tried && isMissing) errors[DENOMINATIONS[0].key] = 'Belum dihitung. Tulis 0 bila tidak ada.';
  const handleSubmit = () => {
    setTried(true);
    if (isMissing || isSilent || unread.length > 0) return;
    onClose({ denominations, explanation: draft.explanation.trim() });
  };
  return (
    <Form className={styles.root} aria-label="Hitung kas" busy={busy} onSubmit={handleSubmit} steps>
      <h2>{again ? 'Hitung sekali lagi' : 'Hitung kas'}</h2>
      <p>Hitung uang yang diterima hari itu, tanpa modal kembalian. Enter pindah ke pecahan berikutnya.</p>
      <div data-part="pieces">
        {(['NOTE', 'COIN'] as const).map((form) => (
          <PieceTable
            key={form}
            form={form}
            counts={draft.counts}
            denominations={denominations}
            errors={errors}
            readOnly={busy}
            onCount={(key, text) => onChange({ ...draft, counts: { ...draft.counts, [key]: text } })}
          />
        ))}
        <FigureList aria-live="polite">
          <Figure label="Dihitung" strong>
            {formatRupiah(counted)}
          </Figure>
          <Figure label="Seharusnya">{formatRupiah(expected)}</Figure>
          <Figure label={differenceLabel} strong={isBegun}>
            <span data-part={!isBegun ? 'none' : difference === 0 ? 'even' : 'off'}>
              {isBegun ? formatRupiah(Math.abs(difference)) : 'Belum dihitung'}
            </span>
          </Figure>
        </FigureList>
      </div>
      {((isBegun && difference !== 0) || draft.explanation !== '' || refused.explanation) && (
        <RequiredFields>
          <TextArea
            label="Penjelasan selisih"
            required={isBegun && difference !== 0}
            value={draft.explanation}
            maxLength={500}
            readOnly={busy}
            error={tried && isSilent ? `Jelaskan selisih ${formatRupiah(difference)}.` : refused.explanation}
            onChange={({ target }) => onChange({ ...draft, explanation: target.value })}
          />
        </RequiredFields>
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
