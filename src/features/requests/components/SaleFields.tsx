import { DateField } from '@/components/DateField/DateField';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { TextField } from '@/components/TextField/TextField';
import type { TakingFieldsProps } from './OrderFields';

/** The sale of a unit that was taken: when, for how much, to whom, and what proves it. */
export function SaleFields({ taking, Upload, draft, errors, busy = false, onChange }: TakingFieldsProps) {
  return (
    <>
      <div data-part="pair">
        <DateField
          label="Tanggal dijual"
          value={draft.soldOn}
          name="soldOn"
          error={errors.soldOn}
          readOnly={busy}
          onChange={(soldOn) => onChange({ soldOn })}
        />
        <MoneyField
          label="Harga jual"
          value={draft.price}
          name="price"
          error={errors.price}
          readOnly={busy}
          onChange={(price) => onChange({ price })}
        />
      </div>
      <TextField
        label="Pembeli"
        value={draft.buyer}
        name="buyer"
        error={errors.buyer}
        maxLength={100}
        autoComplete="off"
        readOnly={busy}
        onChange={({ target }) => onChange({ buyer: target.value })}
      />
      <Upload
        label="Bukti penjualan"
        slot={`sale-${taking.contract_code}`}
        kind="DOCUMENT"
        initial={draft.file}
        error={errors.file}
        required
        onChange={(file) => onChange({ file })}
      />
    </>
  );
}
