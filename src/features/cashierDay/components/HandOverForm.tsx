import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { HAND_OVER_WAYS } from '@/lib/contract/drawerRequests';
import { formatRupiah } from '@/lib/format/rupiah';
import type { HandOverDraft } from '../domain/handOverDraft';
import { WAYS } from '../domain/handOverText';
import { BankFields, type BankFieldsProps } from './BankFields';
import type { DrawerFormProps } from './DrawerFormProps';

export interface HandOverFormProps
  extends DrawerFormProps<HandOverDraft>, Pick<BankFieldsProps, 'Upload' | 'slot'> {
  /** What was counted, rupiah: all of it goes. */
  amount: number;
  /** Cashiers who could receive it. */
  receivers: readonly { id: number; name: string }[];
}

/** Where the cash of a closed day goes, with what proves it. */
export function HandOverForm(props: HandOverFormProps) {
  const {
    formId,
    amount,
    draft,
    receivers,
    Upload,
    slot,
    busy = false,
    errors = {},
    problem,
    onSend,
  } = props;
  const change = (over: Partial<HandOverDraft>) => props.onChange({ ...draft, ...over });
  const ways = HAND_OVER_WAYS.filter((way) => way !== 'HOLDER' || receivers.length > 0);
  return (
    <Form id={formId} aria-label="Serahkan uang" busy={busy} onSubmit={onSend}>
      <p>
        Seluruh hitungan diserahkan: <strong>{formatRupiah(amount)}</strong>. Uang tetap tanggungan Anda
        sampai penerimanya mengonfirmasi.
      </p>
      <Select
        label="Tujuan"
        value={draft.way}
        disabled={busy}
        options={ways.map((value) => ({ value, label: WAYS[value] }))}
        onChange={(way) => change({ way })}
      />
      {draft.way === 'BANK' && <BankFields {...{ draft, busy, errors, Upload, slot }} onChange={change} />}
      {draft.way === 'HOLDER' && (
        <Select
          label="Penerima"
          value={draft.receiver}
          disabled={busy}
          name="receiver_id"
          error={errors.receiver_id}
          options={[
            { value: '', label: 'Pilih kasir' },
            ...receivers.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(receiver) => change({ receiver })}
        />
      )}
      <TextArea
        label="Catatan (boleh kosong)"
        value={draft.note}
        maxLength={500}
        readOnly={busy}
        onChange={({ target }) => change({ note: target.value })}
      />
      {problem && (
        <InlineAlert tone="danger" title="Belum diserahkan">
          {problem}
        </InlineAlert>
      )}
    </Form>
  );
}
