import { EventList } from '@/components/EventList/EventList';
import type { RegistrationEvent } from '@/lib/contract/registrations';
import { fullFieldLabel } from '@/lib/labels/registrationFormLabels';

export interface RegistrationHistoryProps {
  /** Newest first. */
  events: readonly RegistrationEvent[];
}

/** Fields that one line names; of more it says how many. */
const MAX_FIELDS = 6;

/** What was done to a registration and its form, newest first. */
export function RegistrationHistory({ events }: RegistrationHistoryProps) {
  return (
    <EventList
      empty="Belum ada catatan pada form ini."
      events={events.map(({ fields, ...event }) => ({
        ...event,
        more: fields.length > 0 && `Yang berubah: ${fieldsText(fields)}`,
      }))}
    />
  );
}

function fieldsText(fields: readonly string[]): string {
  const named = fields.slice(0, MAX_FIELDS).map(fullFieldLabel).join(', ');
  return fields.length > MAX_FIELDS ? `${named}, dan ${fields.length - MAX_FIELDS} lainnya` : named;
}
