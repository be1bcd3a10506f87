import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { PlanOverview } from '@/lib/contract/collectorPlan';
import { useEditor } from '@/lib/editor/useEditor';
import { formatNumber } from '@/lib/format/rupiah';
import { addingSearchOptions } from './api/supervision.queries';
import { useAddToPlan } from './api/usePlanWrites';
import { PlanAddingForm } from './components/PlanAddingForm';
import { addingChoices, checkAdding, NO_ADDING } from './domain/planAdding';
import { planChanges } from './domain/planWords';

export interface PlanAddingProps {
  /** As it stands. */
  plan: PlanOverview;
  /** Added, or left. */
  onClose: () => void;
}

/** Adds accounts of its collector to a plan of today, with a reason. */
export function PlanAdding({ plan, onClose }: PlanAddingProps) {
  const toast = useToast();
  const [search, setSearch] = useState('');
  const { collector, office } = plan;
  const { data, error, refetch } = useQuery(
    addingSearchOptions(search, { collector: collector.id, office: office.id }),
  );
  const write = useAddToPlan(String(plan.id));
  const { form, dialog, problem, base, draft } = useEditor({
    record: plan,
    start: () => NO_ADDING,
    write,
    check: checkAdding,
    changes: planChanges,
    send: ({ contract_codes, reason }) =>
      write.send(
        { contract_codes: contract_codes.map(({ code }) => code), reason: reason.trim() },
        {
          onSuccess: () =>
            toast.tell(
              {
                message: `${formatNumber(contract_codes.length)} akun ditambahkan.`,
                next: `${collector.name} sudah diberi tahu.`,
              },
              onClose,
            ),
        },
      ),
  });
  return (
    <FormDialog
      {...dialog}
      title={`Tambah akun, ${collector.name}`}
      sendLabel="Tambahkan"
      disabled={!base.may_add}
      onClose={onClose}
    >
      <PlanAddingForm
        {...form}
        search={{
          found: addingChoices(search, data?.rows ?? [], draft.contract_codes, base),
          state: search === '' ? 'idle' : data ? 'ready' : error ? 'failed' : 'loading',
          onSearch: setSearch,
          onRetry: () => void refetch(),
        }}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}
