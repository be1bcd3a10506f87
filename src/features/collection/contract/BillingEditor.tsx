import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { Billing } from '@/lib/contract/collecting';
import { useEditor } from '@/lib/editor/useEditor';
import { villageSearchOptions } from './api/collecting.queries';
import { useChangeBilling } from './api/useCollectingWrite';
import { BillingAddressForm } from './components/BillingAddressForm';
import { billingBody, billingChanges, billingDraft, checkBilling } from './domain/billingDraft';

export interface BillingEditorProps {
  /** The contract code. */
  code: string;
  /** As it stands. */
  billing: Billing;
  /** Saved, or left. */
  onClose: () => void;
}

/** Changes where a borrower is called on. */
export function BillingEditor({ code, billing, onClose }: BillingEditorProps) {
  const toast = useToast();
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(villageSearchOptions(search));
  const write = useChangeBilling(code);
  const { form, dialog, problem } = useEditor({
    record: billing,
    start: () => billingDraft(billing),
    write,
    check: checkBilling,
    changes: billingChanges,
    send: (draft, base) =>
      write.send(billingBody(draft, base), {
        onSuccess: () =>
          toast.tell(
            { message: 'Alamat tagih tersimpan.', next: 'Perubahannya ada di riwayat kontrak.' },
            onClose,
          ),
      }),
  });
  return (
    <FormDialog {...dialog} title={`Alamat tagih, ${code}`} onClose={onClose}>
      <BillingAddressForm
        {...form}
        search={{
          found: data?.rows ?? [],
          state: search === '' ? 'idle' : data ? 'ready' : error ? 'failed' : 'loading',
          onSearch: setSearch,
          onRetry: () => void refetch(),
        }}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}
