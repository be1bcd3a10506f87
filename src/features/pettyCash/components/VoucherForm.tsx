import { CheckField } from '@/components/CheckField/CheckField';
import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import { useRequired } from '@/components/TextField/requiredNames';
import { PETTY_VOUCHER_LABELS } from '@/lib/contract/pettyTerms';
import type { PettyFund } from '@/lib/contract/pettyCash';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { formatRupiah } from '@/lib/format/rupiah';
import { leavesBy, limitOf, type VoucherDraft, type VoucherSubject } from '../domain/voucherDraft';
import type { ProofUpload } from './ProofUpload';
import type { Person } from '../domain/StandingFund';

export interface VoucherFormProps extends EditorFormProps<VoucherDraft> {
  /** What is written, and about which voucher. */
  subject: VoucherSubject;
  /** What the fund holds, rupiah. */
  balance: number;
  /** Categories that are offered, with their limits. */
  categories: PettyFund['categories'];
  /** Who could get an advance. */
  staff: readonly Person[];
  /** A field for the proof. */
  Upload: ProofUpload;
  /** Tells this proof from others. */
  slot: string;
}

/** A voucher: its proof first, then how much, what for and for whom. */
export function VoucherForm(props: VoucherFormProps) {
  const { formId, values, errors, notice, busy = false, subject, balance, onChange, onSubmit } = props;
  const { kind } = subject;
  const limit = limitOf(subject, values, props.categories);
  const waits = limit !== null && (values.amount ?? 0) > limit;
  return (
    <Form id={formId} aria-label={PETTY_VOUCHER_LABELS[kind]} busy={busy} onSubmit={onSubmit} steps>
      {notice}
      <About subject={subject} />
      {kind !== 'ADVANCE' && <Proof {...props} />}
      <MoneyField
        label={AMOUNTS[kind]}
        name="amount"
        value={values.amount}
        error={errors.amount}
        hint={amountHint(subject, values.amount, balance)}
        readOnly={busy}
        onChange={(amount) => onChange({ amount })}
      />
      {(kind === 'EXPENSE' || kind === 'SETTLEMENT') && (
        <Select
          label="Kategori"
          name="category_id"
          value={values.category}
          error={errors.category_id}
          hint={limit === null ? undefined : `Di atas ${formatRupiah(limit)} menunggu persetujuan.`}
          disabled={busy}
          options={[
            { value: '', label: 'Pilih kategori' },
            ...props.categories.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(category) => onChange({ category })}
        />
      )}
      <Payee {...props} />
      <TextArea
        label={kind === 'ADVANCE' ? 'Untuk apa' : 'Keterangan'}
        name="description"
        value={values.description}
        error={errors.description}
        maxLength={200}
        rows={2}
        readOnly={busy}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      {waits && (
        <InlineAlert tone="info" title="Menunggu persetujuan">
          Di atas batas {formatRupiah(limit)}. Jangan keluarkan uangnya sebelum orang kedua menyetujui.
        </InlineAlert>
      )}
    </Form>
  );
}

const AMOUNTS = {
  EXPENSE: 'Jumlah',
  REFUND: 'Jumlah yang kembali',
  ADVANCE: 'Jumlah kasbon',
  SETTLEMENT: 'Yang dibelanjakan',
} as const;

/** What is in the fund, or of a settlement what goes back or comes on top. */
function amountHint(subject: VoucherSubject, amount: number | null, balance: number): string {
  if (subject.kind !== 'SETTLEMENT' || amount === null) return `Saldo ${formatRupiah(balance)}.`;
  const leaves = leavesBy(subject, amount);
  if (leaves === 0) return 'Pas dengan kasbonnya.';
  return leaves > 0
    ? `Kas menambah ${formatRupiah(leaves)}; saldo ${formatRupiah(balance)}.`
    : `Sisa ${formatRupiah(-leaves)} kembali ke kas.`;
}

function About({ subject: { kind, of } }: Pick<VoucherFormProps, 'subject'>) {
  if (kind === 'REFUND')
    return (
      <p>
        Dari {of.number}, {formatRupiah(of.credit)} kepada {of.payee}.
      </p>
    );
  if (kind === 'SETTLEMENT')
    return (
      <p>
        Kasbon {of.number}, {formatRupiah(of.credit)} untuk {of.payee}. Tulis 0 bila tidak ada yang
        dibelanjakan.
      </p>
    );
  return null;
}

/** The photo, or why there is none. */
function Proof({ values, errors, busy = false, Upload, slot, onChange }: VoucherFormProps) {
  const required = useRequired('file_id');
  return (
    <>
      {!values.without && (
        <Upload
          label="Foto bukti"
          slot={slot}
          kind="DOCUMENT"
          initial={values.file}
          error={errors.file_id}
          required={required}
          onChange={(file) => onChange({ file })}
        />
      )}
      {values.file === null && (
        <CheckField
          label="Tidak ada bukti"
          name="without"
          checked={values.without}
          disabled={busy}
          onChange={(without) => onChange({ without })}
        />
      )}
      {values.without && (
        <TextField
          label="Mengapa tidak ada bukti"
          name="no_proof"
          value={values.no_proof}
          error={errors.no_proof}
          maxLength={200}
          readOnly={busy}
          onChange={({ target }) => onChange({ no_proof: target.value })}
        />
      )}
    </>
  );
}

/** Who gets the money; an advance goes to a member of staff. */
function Payee({ subject, values, errors, busy = false, staff, onChange }: VoucherFormProps) {
  if (subject.kind === 'ADVANCE')
    return (
      <Select
        label="Penerima"
        name="payee_staff_id"
        value={values.staff}
        error={errors.payee_staff_id ?? errors.payee}
        disabled={busy}
        options={[
          { value: '', label: 'Pilih staff' },
          ...staff.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(chosen) => onChange({ staff: chosen })}
      />
    );
  return (
    <TextField
      label={subject.kind === 'REFUND' ? 'Dikembalikan oleh' : 'Penerima'}
      name="payee"
      value={values.payee}
      error={errors.payee ?? errors.payee_staff_id}
      maxLength={80}
      autoComplete="off"
      readOnly={busy}
      onChange={({ target }) => onChange({ payee: target.value })}
    />
  );
}
