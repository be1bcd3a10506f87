import type { ComponentType } from 'react';
import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import { HAND_OVER_WAYS } from '@/lib/contract/drawerRequests';
import type { FileKind, KeptFile } from '@/lib/contract/files';
import { formatRupiah } from '@/lib/format/rupiah';
import type { HandOverDraft } from '../domain/handOverDraft';
import { WAYS } from '../domain/handOverText';
import type { DrawerFormProps } from './DrawerFormProps';

export interface HandOverFormProps extends DrawerFormProps<HandOverDraft> {
  /** What was counted, rupiah: all of it goes. */
  amount: number;
  /** Cashiers who could receive it. */
  receivers: readonly { id: number; name: string }[];
  /** A field for the slip of the bank. */
  Upload: ComponentType<{
    label: string;
    slot: string;
    kind: FileKind;
    initial?: KeptFile | null;
    error?: string | undefined;
    onChange: (file: KeptFile | null) => void;
  }>;
  /** Tells this slip from others. */
  slot: string;
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
      {draft.way === 'BANK' && (
        <>
          <TextField
            label="Bank"
            value={draft.bank}
            maxLength={60}
            readOnly={busy}
            error={errors.bank}
            onChange={({ target }) => change({ bank: target.value })}
          />
          <TextField
            label="Nomor referensi"
            value={draft.reference}
            maxLength={60}
            readOnly={busy}
            error={errors.reference}
            onChange={({ target }) => change({ reference: target.value })}
          />
          <Upload
            label="Bukti setor"
            slot={slot}
            kind="DOCUMENT"
            initial={draft.file}
            error={errors.file_id}
            onChange={(file) => change({ file })}
          />
        </>
      )}
      {draft.way === 'HOLDER' && (
        <Select
          label="Penerima"
          value={draft.receiver}
          disabled={busy}
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
