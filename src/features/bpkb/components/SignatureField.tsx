import { SignaturePad } from '@/components/SignaturePad/SignaturePad';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import type { SignatureDraft } from '../domain/SignatureDraft';

export interface SignatureFieldProps {
  /** Whose it is: 'Tanda tangan peminjam'. */
  label: string;
  /** The name under the line. */
  signer: string;
  /** As it was drawn; null: not yet. */
  signature: SignatureDraft | null;
  /** Why it cannot be sent so. */
  error?: string | undefined;
  /** It is being sent. */
  busy?: boolean;
  /** It was drawn, drawn further, or taken away. */
  onChange: (signature: SignatureDraft | null) => void;
}

/** A signature of a form; it is sent with the act that it belongs to. */
export const SignatureField = (props: SignatureFieldProps) => {
  const { label, signer, signature, error, busy = false, onChange } = props;
  return (
    <SignaturePad
      {...{ label, signer, error }}
      signed={signature !== null}
      address={null}
      required
      disabled={busy}
      onSign={(png) => onChange({ drawn: newIdempotencyKey(), png })}
      onClear={() => onChange(null)}
    />
  );
};
