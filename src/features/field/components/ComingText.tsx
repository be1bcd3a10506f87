import { useState } from 'react';
import { ReminderText } from '@/components/ReminderText/ReminderText';
import type { CollectorPlan, PlanRow } from '@/lib/contract/collectorPlan';
import { serverAhead } from '../device/serverAhead';
import { comingText } from '../domain/fieldText';
import { writingHours } from '../domain/writingHours';

export interface ComingTextProps {
  /** The plan that it is from. */
  plan: Pick<CollectorPlan, 'office' | 'day' | 'holiday'>;
  /** To whom. */
  row: PlanRow;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Announces a visit by WhatsApp; outside the hours it warns as every reminder does. */
export function ComingText({ plan, row, onClose }: ComingTextProps) {
  const [hours] = useState(() => writingHours(plan, row, new Date(Date.now() + (serverAhead() ?? 0))));
  return (
    <ReminderText
      title={`Kabari ${row.customer_name}`}
      phone={row.whatsapp || row.phone}
      hours={hours}
      proposed={comingText(row)}
      onClose={onClose}
    />
  );
}
