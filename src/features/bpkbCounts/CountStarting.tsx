import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import type { BpkbCount } from '@/lib/contract/bpkbCounts';
import { useEditor } from '@/lib/editor/useEditor';
import { officesQuery } from '@/lib/query/officesQuery';
import { bookPlacesOptions } from '@/lib/query/bookPlaces';
import { useStartCount } from './api/useCountWrites';
import { StartForm } from './components/StartForm';
import { checkStart, safesOf, toStart, type StartDraft } from './domain/startDraft';

export interface CountStartingProps {
  /** The office that is offered first; null: none. */
  office: number | null;
  /** It has begun. */
  onStarted: (id: number) => void;
  /** Left. */
  onClose: () => void;
}

/** The dialog by which a count begins. */
export default function CountStarting({ office, onStarted, onClose }: CountStartingProps) {
  const offices = useQuery(officesQuery()).data ?? [];
  const first = office ?? (offices.length === 1 ? offices[0]?.id : undefined);
  const write = useStartCount();
  const { draft, form, dialog, problem } = useEditor<BpkbCount | null, StartDraft>({
    record: null,
    start: () => ({ office: String(first ?? ''), safe: '' }),
    ...{ write, check: checkStart },
    send: (typed) => write.send(toStart(typed), { onSuccess: ({ id }) => onStarted(id) }),
  });
  const places = useQuery({ ...bookPlacesOptions(Number(draft.office)), enabled: draft.office !== '' }).data;
  return (
    <FormDialog
      size="small"
      {...dialog}
      title="Mulai opname"
      sendLabel="Mulai"
      busyLabel="Memulai…"
      onClose={onClose}
    >
      <StartForm
        {...form}
        offices={offices}
        safes={places && safesOf(places.rows)}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}
