import { useId, useState } from 'react';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { SetupTitle } from '@/lib/contract/companySetup';
import { useSetupAct } from './api/useSetupAct';
import { TitlesForm } from './components/TitlesForm';

export interface TitlesRemovalProps {
  /** Every title, as it is on the server now. */
  titles: readonly SetupTitle[];
  /** Asked to be closed. */
  onClose: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Takes titles out that nobody ever had: all that are chosen, or none. */
export function TitlesRemoval({ titles, onClose }: TitlesRemovalProps) {
  const formId = useId();
  const toast = useToast();
  const [chosen, setChosen] = useState(NONE);
  // Somebody may be hired, or take them out, while this is open.
  const removed = titles.filter(({ id, kept }) => chosen.has(id) && kept === null);
  const { send, isPending, problem } = useSetupAct(() => {
    toast.tell(
      {
        message: `${removed.length} jabatan dikeluarkan.`,
        next: 'Yang tersisa diatur di Jabatan & Hak Akses.',
      },
      onClose,
    );
  });
  const handleSubmit = () => {
    if (removed.length === 0) return;
    send({ do: 'removeTitles', titles: removed.map(({ id, version }) => ({ id, version })) });
  };
  return (
    <FormDialog
      formId={formId}
      size="medium"
      title="Keluarkan jabatan"
      busy={isPending}
      changed={removed.length > 0}
      kind="danger"
      sendLabel={removed.length === 0 ? 'Keluarkan' : `Keluarkan ${removed.length} jabatan`}
      disabled={removed.length === 0}
      onClose={onClose}
    >
      <TitlesForm
        formId={formId}
        titles={titles}
        chosen={new Set(removed.map(({ id }) => id))}
        busy={isPending}
        notice={problem && <SaveProblem message={problem} moved={[]} onTakeOver={onClose} />}
        onChoose={setChosen}
        onSubmit={handleSubmit}
      />
    </FormDialog>
  );
}
