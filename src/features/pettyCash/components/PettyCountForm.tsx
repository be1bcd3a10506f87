import { CountedPieces } from '@/components/CashCount/CountedPieces';
import { Figure, FigureList } from '@/components/CashCount/FigureList';
import { Form } from '@/components/Form/Form';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import type { PettyFund } from '@/lib/contract/pettyCash';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { formatRupiah } from '@/lib/format/rupiah';
import { readCounted, type CountedDraft, type CountPurpose } from '../domain/countedDraft';

export interface PettyCountFormProps extends EditorFormProps<CountedDraft> {
  /** What is counted for. */
  purpose: CountPurpose;
  /** What the fund should hold, rupiah; a surprise count does not tell it. */
  balance: number;
  /** Who could take it over. */
  holders?: PettyFund['holders'];
}

const LEADS: Readonly<Record<CountPurpose, string>> = {
  CLOSING: 'Hitung semua uang kas kecil. Enter pindah ke pecahan berikutnya.',
  SURPRISE:
    'Hitung di depan pemegangnya. Saldo menurut catatan baru tampil sesudah hitungan ini dikirim, dan hitungannya tidak dapat diubah lagi.',
  HANDING: 'Hitung bersama penerimanya. Kas berpindah tangan setelah ia mengonfirmasi hitungan ini.',
};

/** Notes and coins of the fund; what differs from what should be there is explained, but for a blind count. */
export function PettyCountForm(props: PettyCountFormProps) {
  const { formId, values, errors, notice, busy = false, purpose, balance, holders = [] } = props;
  const { onChange, onSubmit } = props;
  const isBlind = purpose === 'SURPRISE';
  const { denominations, counted, difference, isBegun } = readCounted(values, isBlind ? null : balance);
  const differs = !isBlind && isBegun && difference !== 0;
  return (
    <Form id={formId} aria-label="Hitung kas kecil" busy={busy} onSubmit={onSubmit} steps>
      {notice}
      <p>{LEADS[purpose]}</p>
      {purpose === 'HANDING' && (
        <Select
          label="Pemegang berikutnya"
          name="receiver_id"
          value={values.receiver}
          error={errors.receiver_id}
          disabled={busy}
          options={[
            { value: '', label: 'Pilih pemegang' },
            ...holders.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(receiver) => onChange({ receiver })}
        />
      )}
      <CountedPieces
        {...{ counts: values.counts, denominations, errors, busy }}
        onChange={(counts) => onChange({ counts })}
      >
        <FigureList aria-live="polite">
          <Figure label="Dihitung" strong>
            {formatRupiah(counted)}
          </Figure>
          {!isBlind && <Figure label="Seharusnya">{formatRupiah(balance)}</Figure>}
          {!isBlind && (
            <Figure label={!differs ? 'Selisih' : difference < 0 ? 'Kurang' : 'Lebih'} strong={isBegun}>
              {isBegun ? formatRupiah(Math.abs(difference)) : 'Belum dihitung'}
            </Figure>
          )}
        </FigureList>
      </CountedPieces>
      {(differs || isBlind || values.explanation !== '' || errors.explanation) && (
        <TextArea
          label={isBlind ? 'Catatan (boleh kosong)' : 'Penjelasan selisih'}
          name="explanation"
          value={values.explanation}
          error={errors.explanation}
          hint={differs ? 'Selisihnya menunggu keputusan orang kedua.' : undefined}
          maxLength={500}
          readOnly={busy}
          onChange={({ target }) => onChange({ explanation: target.value })}
        />
      )}
      {purpose === 'HANDING' && (
        <TextArea
          label="Alasan"
          name="reason"
          value={values.reason}
          error={errors.reason}
          maxLength={500}
          readOnly={busy}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      )}
    </Form>
  );
}
