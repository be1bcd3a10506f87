import type { BorrowerPromise } from '@/lib/contract/calls';
import { ReminderText } from '../../reminder/ReminderText';
import { promiseReminder } from '../domain/callText';

export interface PromiseReminderProps {
  /** Whose promise it is. */
  contract: { code: string; name: string; phone: string };
  /** What is reminded of. */
  promise: BorrowerPromise;
  /** Asked to be closed. */
  onClose: () => void;
}

/** The text for WhatsApp that reminds of a promise, shown and changed before it is sent. */
export function PromiseReminder({ contract, promise, onClose }: PromiseReminderProps) {
  const { code, name, phone } = contract;
  return (
    <ReminderText
      name={name}
      phone={phone}
      proposed={promiseReminder(name, code, promise)}
      onClose={onClose}
    />
  );
}
