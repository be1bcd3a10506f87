import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import { stillRefused } from '@/lib/forms/stillRefused';
import { useSetupAct } from './api/useSetupAct';
import { CompanyNameForm } from './components/CompanyNameForm';

export interface CompanyNamingProps {
  /** The name as it is now; null: none. */
  company: string | null;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Gives the company its name, or another one. */
export function CompanyNaming({ company, onClose }: CompanyNamingProps) {
  const formId = useId();
  const toast = useToast();
  /** The name that is written over; a newer one is taken over only by a press. */
  const [base, setBase] = useState(company);
  const [draft, setDraft] = useState({ company: company ?? '' });
  const [sent, setSent] = useState<typeof draft | null>(null);
  const [tried, setTried] = useState(false);
  const { send, isPending, fields, problem, current, reset } = useSetupAct(() => {
    toast.show({ tone: 'success', message: 'Nama perusahaan tersimpan.' });
    onClose();
  });
  const name = draft.company.trim();
  const own = name.length < 3 ? { company: 'Isi 3 sampai 80 huruf.' } : {};
  const moved =
    current && current.company !== base
      ? [{ label: 'Nama perusahaan', before: base ?? '', after: current.company ?? '' }]
      : [];

  const handleSubmit = () => {
    setTried(true);
    if (Object.keys(own).length > 0) return;
    setSent(draft);
    send({ do: 'name', company: name, seen: base });
  };
  const handleTakeOver = () => {
    setBase(current?.company ?? null);
    reset();
  };
  return (
    <Dialog
      open
      title="Nama perusahaan"
      busy={isPending}
      changed={name !== (base ?? '')}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isPending} />
          <Button kind="primary" type="submit" form={formId} busy={isPending} busyLabel="Menyimpan…">
            Simpan
          </Button>
        </>
      }
    >
      <CompanyNameForm
        formId={formId}
        name={draft.company}
        error={(tried ? own.company : undefined) ?? stillRefused(fields, sent, draft).company}
        busy={isPending}
        notice={problem && <SaveProblem message={problem} moved={moved} onTakeOver={handleTakeOver} />}
        onChange={(next) => setDraft({ company: next })}
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}
