import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { BorrowerPromise } from '@/lib/contract/calls';
import { overdueReminderOptions } from '../overdue/api/overdue.queries';
import { ReminderText } from '@/components/ReminderText/ReminderText';
import { promiseReminder } from './domain/callText';

export interface PromiseReminderProps {
  /** Whose promise it is. */
  contract: { code: string; name: string; phone: string };
  /** What is reminded of. */
  promise: BorrowerPromise;
  /** Asked to be closed. */
  onClose: () => void;
}

/** The text for WhatsApp that reminds of a promise, shown and changed before it is sent, under the hours of this moment. */
export function PromiseReminder({ contract, promise, onClose }: PromiseReminderProps) {
  const { code, name, phone } = contract;
  const { data, error, isFetching, refetch } = useQuery(overdueReminderOptions(code));
  return (
    <ReminderText
      title={`Ingatkan ${name}`}
      phone={phone}
      hours={data?.hours}
      proposed={promiseReminder(name, code, promise)}
      onClose={onClose}
    >
      {error ? (
        <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={4} />
      )}
    </ReminderText>
  );
}
