import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import type { BpkbFindingRow } from '@/lib/contract/bpkbCounts';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { BPKB_LABELS } from '@/lib/labels/bpkbLabels';
import { SETTLEMENT_LABELS } from '../domain/countWords';
import { expectedText, foundBy, foundText } from '../domain/findingText';
import { waysOf, type SettleDraft } from '../domain/settleDraft';
import styles from './SettleForm.module.css';

export interface SettleFormProps extends EditorFormProps<SettleDraft> {
  /** What differs. */
  finding: BpkbFindingRow;
  /** Places of the office; undefined: not known yet. */
  places: readonly { id: number; name: string }[] | undefined;
  /** The book's own page, where what became of it is recorded. */
  bookHref: string;
  /** A field for a photo. */
  Upload: PaperUpload;
  /** Tells this photo from others. */
  slot: string;
}

/** How one difference is settled: what was expected, what was seen, and what is done about it. */
export function SettleForm(props: SettleFormProps) {
  const { formId, values, errors, notice, busy = false, finding, places, bookHref, Upload, slot } = props;
  const { onChange, onSubmit } = props;
  const { settlement } = values;
  const ways = waysOf(finding);
  const blocked = ways.find(({ whyNot }) => whyNot !== null)?.whyNot;
  return (
    <Form id={formId} aria-label="Selesaikan selisih" busy={busy} onSubmit={onSubmit}>
      {notice}
      <dl className={styles.facts}>
        <Fact label="Seharusnya" value={expectedText(finding)} />
        <Fact label="Dihitung di" value={foundText(finding)} />
        <Fact label="Dihitung oleh" value={foundBy(finding)} />
        <Fact
          label="Sekarang"
          value={[BPKB_LABELS[finding.state].label, finding.place].filter((part) => part !== '').join(', ')}
        />
      </dl>
      <Select
        label="Cara penyelesaian"
        name="settlement"
        value={settlement}
        error={errors.settlement}
        disabled={busy}
        options={[
          ...(settlement === '' ? [{ value: '' as const, label: 'Pilih cara' }] : []),
          ...ways
            .filter(({ whyNot }) => whyNot === null)
            .map((way) => ({ value: way.settlement, label: SETTLEMENT_LABELS[way.settlement] })),
        ]}
        onChange={(way) => onChange({ settlement: way })}
      />
      {blocked && (
        <InlineAlert tone="info" action={<Link href={bookHref}>Buka BPKB</Link>}>
          {SETTLEMENT_LABELS.RECORDED}: {blocked}
        </InlineAlert>
      )}
      {settlement === 'STORED' && (
        <p>BPKB dicatat di {finding.found_place}; tempat lamanya tidak berlaku lagi.</p>
      )}
      {settlement === 'PUT_BACK' && (
        <p>Bawa bukunya kembali ke {finding.expected_place} sebelum menyimpan.</p>
      )}
      {settlement === 'FOUND' && (
        <>
          <Select
            label="Ditemukan di"
            name="place_id"
            value={values.place}
            error={errors.place_id}
            disabled={busy || !places}
            options={[
              { value: '', label: places ? 'Pilih tempat' : 'Memuat tempat…' },
              ...(places ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(place) => onChange({ place })}
          />
          <Upload
            label="Foto BPKB"
            slot={slot}
            kind="PHOTO"
            initial={values.photo}
            error={errors.file_ids}
            required
            onChange={(photo) => onChange({ photo })}
          />
        </>
      )}
      <TextArea
        label={settlement === 'EXPLAINED' ? 'Penjelasan' : 'Catatan'}
        name="note"
        value={values.note}
        error={errors.note}
        maxLength={500}
        rows={2}
        readOnly={busy}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </Form>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) =>
  value === '' ? null : (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
