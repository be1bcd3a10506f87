import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/features/account';
import { officesQuery } from '@/lib/query/officesQuery';
import { useSession } from '@/lib/session/useSession';

export interface OwnOffice {
  name: string | null;
  /** IANA zone; undefined while unknown, and on hosts that do not say. */
  zone: string | undefined;
}

/** The person's office: from the profile, its zone from the list of offices. Hosts that have neither say nothing. */
export function useOffice(): OwnOffice {
  const session = useSession();
  const profile = useQuery({ ...profileQuery(), retry: false, enabled: session !== null });
  const offices = useQuery({ ...officesQuery(), enabled: session !== null });
  const id = profile.data?.office_base ?? session?.officeBase;
  const office = offices.data?.find((one) => one.id === id);
  return { name: profile.data?.office_name ?? office?.name ?? null, zone: office?.zone };
}
