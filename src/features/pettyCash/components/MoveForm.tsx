import { Form } from '@/components/Form/Form';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import type { PettyFund } from '@/lib/contract/pettyCash';
import { PETTY_PLACES, PETTY_VOUCHER_LABELS, type PettyMove } from '@/lib/contract/pettyTerms';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { formatRupiah } from '@/lib/format/rupiah';
import { bringsSlip, type MoveDraft } from '../domain/moveDraft';
import { goesOut, PLACES } from '../domain/pettyText';
import type { ProofUpload } from './ProofUpload';
import { SlipFields } from './SlipFields';
import { TopUpVouchers } from './TopUpVouchers';

export interface MoveFormProps extends EditorFormProps<MoveDraft> {
  /** Which move. */
  kind: PettyMove;
  /** The office's petty cash. */
  shown: Pick<PettyFund, 'fund' | 'holders' | 'drawers'>;
  /** TOP_UP: what it can name, oldest first. */
  vouchers?: readonly PettyVoucher[];
  /** A field for the slip. */
  Upload: ProofUpload;
  /** Tells this slip from others. */
  slot: string;
}

/** Money between the fund and what stands outside it: how much, or for which vouchers, and from or to where. */
export function MoveForm(props: MoveFormProps) {
  const { formId, kind, values, errors, notice, busy = false, shown, vouchers = [] } = props;
  const { onChange, onSubmit } = props;
  return (
    <Form id={formId} aria-label={PETTY_VOUCHER_LABELS[kind]} busy={busy} onSubmit={onSubmit} steps>
      {notice}
      <p>{leadOf(kind, shown.fund)}</p>
      {kind === 'TOP_UP' && (
        <TopUpVouchers
          vouchers={vouchers}
          chosen={values.chosen}
          error={errors.voucher_ids}
          busy={busy}
          onChoose={(chosen) => onChange({ chosen })}
        />
      )}
      {(kind === 'FUNDING' || kind === 'RAISE' || kind === 'LOWER') && (
        <MoneyField
          label={AMOUNTS[kind]}
          name="amount"
          value={values.amount}
          error={errors.amount}
          hint={kind === 'LOWER' && shown.fund ? `Saldo ${formatRupiah(shown.fund.balance)}.` : undefined}
          readOnly={busy}
          onChange={(amount) => onChange({ amount })}
        />
      )}
      {kind === 'FUNDING' && (
        <Select
          label="Pemegang kas"
          name="holder_id"
          value={values.holder}
          error={errors.holder_id}
          disabled={busy}
          options={[
            { value: '', label: 'Pilih pemegang' },
            ...shown.holders.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(holder) => onChange({ holder })}
        />
      )}
      <Place {...props} />
      <TextArea
        label="Alasan"
        name="reason"
        value={values.reason}
        error={errors.reason}
        maxLength={500}
        rows={2}
        readOnly={busy}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
    </Form>
  );
}

const AMOUNTS = { FUNDING: 'Plafon', RAISE: 'Plafon bertambah', LOWER: 'Plafon berkurang' } as const;

function leadOf(kind: PettyMove, fund: PettyFund['fund']): string {
  const ceiling = formatRupiah(fund?.ceiling ?? 0);
  switch (kind) {
    case 'FUNDING':
      return 'Uang pertama menjadi plafon dana. Orang kedua menyetujuinya, lalu pemegangnya mengonfirmasi uangnya datang.';
    case 'TOP_UP':
      return 'Jumlahnya sama dengan voucher yang dipilih. Saldo naik setelah uangnya datang.';
    case 'RAISE':
      return `Plafon sekarang ${ceiling}. Plafon dan saldo naik bersama saat uangnya datang.`;
    case 'LOWER':
      return `Plafon sekarang ${ceiling}. Plafon dan saldo turun bersama.`;
    case 'END':
      return `Saldo ${formatRupiah(fund?.balance ?? 0)} diserahkan seluruhnya dan dana ditutup; voucher yang belum diisi kembali dianggap selesai.`;
  }
}

function Place(props: MoveFormProps) {
  const { kind, values, errors, busy = false, shown, onChange } = props;
  const isOut = goesOut(kind);
  const places = PETTY_PLACES.filter((place) => place !== 'DRAWER' || shown.drawers.length > 0);
  return (
    <>
      <Select
        label={isOut ? 'Ke' : 'Dari'}
        name="place"
        value={values.place}
        disabled={busy}
        options={places.map((value) => ({ value, label: PLACES[value] }))}
        onChange={(place) => onChange({ place })}
      />
      {values.place === 'DRAWER' && (
        <Select
          label="Kasir"
          name="drawer_staff_id"
          value={values.drawer}
          error={errors.drawer_staff_id}
          disabled={busy}
          options={[
            { value: '', label: 'Pilih kasir' },
            ...shown.drawers.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(drawer) => onChange({ drawer })}
        />
      )}
      {values.place === 'BANK' && (
        <TextField
          label="Bank"
          name="bank"
          value={values.bank}
          error={errors.bank}
          maxLength={60}
          readOnly={busy}
          onChange={({ target }) => onChange({ bank: target.value })}
        />
      )}
      {bringsSlip(kind, values.place) && <SlipFields {...props} label="Bukti setor" />}
    </>
  );
}
