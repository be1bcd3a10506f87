import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { PlanOverview } from '@/lib/contract/collectorPlan';
import { useEditor } from '@/lib/editor/useEditor';
import { useClosePlan } from './api/usePlanWrites';
import { PlanClosingForm } from './components/PlanClosingForm';
import { checkClosing, closingBody, closingDraft } from './domain/planClosing';
import { planChanges } from './domain/planWords';

export interface PlanClosingProps {
  /** As it stands. */
  plan: PlanOverview;
  /** Closed, or left. */
  onClose: () => void;
}

/** Closes a plan with a reason for each row without a visit. */
export function PlanClosing({ plan, onClose }: PlanClosingProps) {
  const toast = useToast();
  const write = useClosePlan(String(plan.id));
  const { form, dialog, problem, base } = useEditor({
    record: plan,
    start: () => closingDraft(plan),
    write,
    check: checkClosing,
    changes: planChanges,
    send: (draft, seen) =>
      write.send(closingBody(draft, seen), {
        onSuccess: () =>
          toast.tell({ message: 'Rencana kerja ditutup.', next: 'Alasannya ada pada setiap akun.' }, onClose),
      }),
  });
  return (
    <FormDialog
      {...dialog}
      size="medium"
      kind="danger"
      title={`Tutup rencana ${plan.collector.name}`}
      sendLabel="Tutup rencana"
      disabled={base.closed_at !== null}
      onClose={onClose}
    >
      <PlanClosingForm {...form} plan={base} notice={problem && <SaveProblem {...problem} />} />
    </FormDialog>
  );
}
