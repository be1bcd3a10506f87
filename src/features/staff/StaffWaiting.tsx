import { WaitingChange } from '@/components/WaitingChange/WaitingChange';
import { useWithdrawChange } from '@/lib/changes/useWithdrawChange';
import type { StaffPerson } from '@/lib/contract/staff';

export interface StaffWaitingProps {
  /** Whose changes wait. */
  person: StaffPerson;
}

/** What was asked for about somebody and waits for a second person; whoever asked takes it back. */
export function StaffWaiting({ person }: StaffWaitingProps) {
  const { send, isPending, problem, sent } = useWithdrawChange();
  return person.waiting.map((change) => (
    <WaitingChange
      key={change.id}
      change={change}
      busy={isPending && sent?.id === change.id}
      problem={sent?.id === change.id ? problem : null}
      onWithdraw={() => send(change)}
    />
  ));
}
