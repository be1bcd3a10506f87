import { Form } from '@/components/Form/Form';
import type { PettyRequest } from '@/lib/contract/pettyRequests';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { formatRupiah } from '@/lib/format/rupiah';
import { asksReference, type CompleteDraft } from '../domain/completeDraft';
import { goesOut, placeText } from '../domain/pettyText';
import type { ProofUpload } from './ProofUpload';
import { SlipFields } from './SlipFields';

export interface CompleteFormProps extends EditorFormProps<CompleteDraft> {
  /** The approved move. */
  request: PettyRequest;
  /** A field for the slip. */
  Upload: ProofUpload;
  /** Tells this slip from others. */
  slot: string;
}

/** The money of an approved move has come, or has gone: what proves it. */
export function CompleteForm(props: CompleteFormProps) {
  const { formId, notice, busy = false, request, onSubmit } = props;
  const out = goesOut(request.kind);
  return (
    <Form id={formId} aria-label="Uang berpindah" busy={busy} onSubmit={onSubmit}>
      {notice}
      <p>
        {formatRupiah(request.amount)} {out ? 'keluar dari' : 'masuk ke'} kas kecil {request.office.name},{' '}
        {out ? 'ke' : 'dari'} {placeText(request)}. {LEADS[asksReference(request) ? 'told' : 'drawer']}
      </p>
      {asksReference(request) && <SlipFields {...props} label="Bukti (boleh kosong)" />}
    </Form>
  );
}

const LEADS = {
  told: 'Kirim setelah uangnya Anda pegang dan hitung.',
  drawer: 'Kas kasir dan kas kecil bergerak bersama; kirim saat uangnya berpindah tangan.',
} as const;
