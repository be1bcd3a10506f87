import { useQuery } from '@tanstack/react-query';
import { overdueReminderOptions } from './api/overdue.queries';
import { ReminderDialog } from './components/ReminderDialog';

export interface OverdueReminderProps {
  /** Whose contract it is. */
  contract: { code: string; customer_name: string };
  /** Asked to be closed. */
  onClose: () => void;
}

/** A reminder by WhatsApp, of what is owed at this moment. Arrives when it is opened. */
export default function OverdueReminder({ contract, onClose }: OverdueReminderProps) {
  const { data, error, isFetching, refetch } = useQuery(overdueReminderOptions(contract.code));
  return (
    <ReminderDialog
      name={contract.customer_name}
      reminder={data}
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
