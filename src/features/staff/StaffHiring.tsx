import { useState } from 'react';
import type { StaffPerson } from '@/lib/contract/staff';
import { StaffEditor } from './StaffEditor';
import { StaffLinking } from './StaffLinking';

export interface StaffHiringProps {
  /** The whole address that a token opens. */
  hrefOfLink: (token: string) => string;
  /** Asked to be closed: before somebody was hired, or after their link. */
  onClose: () => void;
}

/** Hires somebody and goes on to the link with which they choose a password, or says that a second person is waited for. */
export function StaffHiring({ hrefOfLink, onClose }: StaffHiringProps) {
  const [hired, setHired] = useState<StaffPerson | null>(null);
  if (hired) return <StaffLinking person={hired} hrefOf={hrefOfLink} onClose={onClose} />;
  // Who waits for approval gets the link with it.
  const handleSaved = (saved: StaffPerson) => (saved.state === 'WAITING' ? onClose() : setHired(saved));
  return <StaffEditor person={null} onSaved={handleSaved} onClose={onClose} />;
}
