import { useState, type ReactNode } from 'react';
import { WhatsAppText } from '@/components/WhatsAppText/WhatsAppText';
import type { CallHours } from '@/lib/contract/calls';
import { needsAgreement, ReminderHours } from './ReminderHours';

export interface ReminderTextProps {
  /** What it is, and to whom. */
  title: string;
  /** The borrower's, as it was recorded. */
  phone: string;
  /** Whether the hours allow it now; left out: not known yet. */
  hours: CallHours | undefined;
  /** What is proposed to be sent; null: nothing is, `children` say why. */
  proposed: string | null;
  /** Stands in the text's place while there is none. */
  children?: ReactNode;
  /** Asked to be closed. */
  onClose: () => void;
}

/** A text to a borrower about what is owed, for WhatsApp: shown and changed before it is sent; outside the hours of calls it warns as a call does. */
export function ReminderText({ title, phone, hours, proposed, children, onClose }: ReminderTextProps) {
  const [agreed, setAgreed] = useState(false);
  return (
    <WhatsAppText
      title={title}
      phone={phone}
      proposed={hours ? proposed : null}
      warning={hours && <ReminderHours hours={hours} agreed={agreed} onAgree={setAgreed} />}
      held={hours !== undefined && needsAgreement(hours) && !agreed}
      onClose={onClose}
    >
      {children}
    </WhatsAppText>
  );
}
