import { useQuery } from '@tanstack/react-query';
import type { LetterheadFacts } from '../contract/offices';
import { readKnownOffice } from '../session/session';
import { useSession } from '../session/useSession';
import { officesQuery } from './officesQuery';

export interface Letterhead {
  /** Null: nobody told us the office. */
  office: LetterheadFacts | null;
  /** False while it is still asked for. */
  isKnown: boolean;
}

/**
 * What stands at the head of an office's papers; without an office, of the person's own. Where the host does not tell, the
 * name stands alone.
 */
export function useLetterhead(of?: { id: number; name?: string }): Letterhead {
  const { data, isPending } = useQuery(officesQuery());
  const session = useSession();
  const id = of?.id ?? readKnownOffice() ?? session?.officeBase;
  const office = data?.find((one) => one.id === id);
  const named = of?.name ? { name: of.name, address: '', phone: '' } : null;
  return { office: office ?? named, isKnown: !isPending };
}
