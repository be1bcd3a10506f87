import { useId, useState } from 'react';
import { Form } from '@/components/Form/Form';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Select } from '@/components/Select/Select';
import { TextField } from '@/components/TextField/TextField';
import { MAX_VIEW_NAME } from '@/lib/contract/savedViews';
import type { FieldErrors } from '@/lib/contract/envelope';
import { stillRefused } from '@/lib/forms/stillRefused';

/** What is typed. */
export interface ViewDraft {
  name: string;
  /** '': for oneself; else the id of an office. */
  office: string;
}

export interface ViewFormProps {
  /** What the dialog does: 'Simpan tampilan'. */
  title: string;
  /** The name to begin with. */
  name: string;
  /** Offices that it can be saved for; none: for oneself alone. */
  offices: readonly { id: number; name: string }[];
  /** What the server says of fields. */
  fields?: FieldErrors;
  /** Why the last try failed. */
  problem?: string | undefined;
  /** It is being sent. */
  busy?: boolean;
  /** The draft is right and is to be sent. */
  onSubmit: (draft: ViewDraft) => void;
  /** Left. */
  onClose: () => void;
}

const NEEDED: ReadonlySet<string> = new Set(['name']);

/** The name of a view, and whose it is. */
export function ViewForm({
  title,
  name,
  offices,
  fields = {},
  problem,
  busy = false,
  onSubmit,
  onClose,
}: ViewFormProps) {
  const formId = useId();
  const [draft, setDraft] = useState<ViewDraft>({ name, office: '' });
  const [sent, setSent] = useState<ViewDraft | null>(null);
  const [tried, setTried] = useState(false);
  const isEmpty = draft.name.trim() === '';
  const refused = stillRefused(fields, sent, draft);
  const ofName = tried && isEmpty ? 'Wajib diisi.' : refused.name;
  const isElsewhere = problem !== undefined && fields.name === undefined;
  return (
    <FormDialog
      {...{ formId, title, busy, onClose }}
      required={NEEDED}
      changed={draft.name !== name || draft.office !== ''}
    >
      <Form
        id={formId}
        busy={busy}
        onSubmit={() => {
          setTried(true);
          if (isEmpty) return;
          setSent(draft);
          onSubmit({ ...draft, name: draft.name.trim() });
        }}
      >
        {isElsewhere && (
          <InlineAlert tone="danger" title="Belum tersimpan">
            {problem}
          </InlineAlert>
        )}
        <TextField
          name="name"
          label="Nama tampilan"
          maxLength={MAX_VIEW_NAME}
          autoComplete="off"
          value={draft.name}
          error={ofName}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
        {offices.length > 0 && (
          <Select
            name="office"
            label="Untuk"
            hint="Tampilan kantor terlihat oleh semua yang bekerja di kantor itu."
            options={[
              { value: '', label: 'Saya sendiri' },
              ...offices.map((office) => ({ value: String(office.id), label: `Kantor ${office.name}` })),
            ]}
            value={draft.office}
            onChange={(office) => setDraft({ ...draft, office })}
          />
        )}
      </Form>
    </FormDialog>
  );
}
