import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import type { FieldErrors } from '@/lib/contract/envelope';
import { colour, font, media, size, space } from '@/lib/theme/tokens';
import {
  checkForm,
  creditWriteOf,
  formValuesOf,
  isChanged,
  type CreditFormField,
  type CreditFormValues,
} from '../domain/creditFormValues';
import { CreditFormErrorsProvider } from './CreditFormErrors';
import { CreditFormFields } from './CreditFormFields';

export interface CreditFormProps {
  receipt: Receipt;
  /** What was typed before and kept. */
  draft?: CreditFormValues | null;
  /** Called with what is typed, so that it can be kept; null: nothing differs from the receipt. */
  onDraft?: (values: CreditFormValues | null) => void;
  /** The request is on its way. */
  busy?: boolean;
  /** What the server found wrong, per field; shown beside it until the field changes. */
  refused?: FieldErrors;
  /** Why the last try failed as a whole. */
  problem?: string | undefined;
  onSubmit: (update: CreditWrite, reason: string) => void;
  /** Leaves the form; what was typed is dropped. */
  onDiscard: () => void;
}

const NO_ERRORS: FieldErrors = {};

/**
 * Asks for a change of a receipt (DOMAIN, maker and checker). Payment and overdue follow from what is typed, and
 * every identity is checked as it is typed.
 */
export function CreditForm({
  receipt,
  draft,
  onDraft,
  busy = false,
  refused = NO_ERRORS,
  problem,
  onSubmit,
  onDiscard,
}: CreditFormProps) {
  const form = useForm<CreditFormValues>({ defaultValues: draft ?? formValuesOf(receipt) });
  const values = useWatch({ control: form.control }) as CreditFormValues;
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<CreditFormValues | null>(null);
  const errors = { ...stillRefused(refused, sent, values), ...checkForm(values, tried) };
  const changed = isChanged(receipt, values);
  const keep = useEffectEvent(() => onDraft?.(changed || values.reason !== '' ? values : null));
  useEffect(() => keep(), [values]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    const [wrong] = Object.keys(checkForm(values, true)) as CreditFormField[];
    if (wrong) {
      form.setFocus(wrong);
      return;
    }
    if (!changed) return;
    setSent(values);
    onSubmit(creditWriteOf(receipt, values), values.reason.trim());
  };

  return (
    <FormProvider {...form}>
      <CreditFormErrorsProvider errors={errors} readOnly={busy}>
        <Root noValidate aria-busy={busy || undefined} onSubmit={handleSubmit}>
          <CreditFormFields receipt={receipt} values={values} />
          {tried && !changed && (
            <InlineAlert tone="warning">
              Belum ada yang diubah. Ubah isian yang salah, lalu kirim.
            </InlineAlert>
          )}
          {problem && (
            <InlineAlert tone="danger" title="Permintaan belum terkirim">
              {problem} Yang Anda ketik tetap ada.
            </InlineAlert>
          )}
          <footer>
            <Button disabled={busy} onClick={onDiscard}>
              Batal
            </Button>
            <Button kind="primary" type="submit" busy={busy} busyLabel="Mengirim…">
              Kirim permintaan
            </Button>
          </footer>
        </Root>
      </CreditFormErrorsProvider>
    </FormProvider>
  );
}

/** The server's words stay beside a field until that field differs from what was sent. */
function stillRefused(refused: FieldErrors, sent: CreditFormValues | null, values: CreditFormValues) {
  const shown = Object.entries(refused)
    .map(([path, message]) => [path.replace(/^update\./, ''), message] as const)
    .filter(([field]) => !sent || sent[field as CreditFormField] === values[field as CreditFormField]);
  return Object.fromEntries(shown);
}

const Root = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  maxWidth: 880,
  '& > fieldset': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: `${space(4)} ${space(4)}`,
    alignItems: 'start',
    padding: space(5),
    border: `1px solid ${colour.line}`,
    borderRadius: size.corner,
    background: colour.surface,
    '& > legend': { float: 'left', gridColumn: '1 / -1', padding: 0, fontWeight: font.strong },
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
  '& > footer': {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: space(2),
    position: 'sticky',
    bottom: 0,
    padding: `${space(3)} 0`,
    background: colour.canvas,
  },
  [media.mobile]: {
    '& > fieldset': { gridTemplateColumns: 'minmax(0, 1fr)', padding: space(4) },
    '& > footer': { bottom: size.bottomBar, '& > button': { flex: 1 } },
  },
});
