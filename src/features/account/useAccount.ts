import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@/lib/contract/auth';
import { imageUrl } from '@/lib/http/config';
import type { Session } from '@/lib/session/session';
import { profileQuery } from './api/profile.queries';
import type { PersonSummaryProps } from './components/PersonSummary';
import { accessSentences } from './domain/accessSentences';

export interface Account {
  person: PersonSummaryProps;
  /** What this person may do, in words. */
  access: string[];
}

/** The session's entries at once; the profile's words over them once `auth/me` has answered. */
export function useAccount(session: Session): Account {
  const { data, isPending } = useQuery(profileQuery());
  return composeAccount(session, data, isPending);
}

function composeAccount(session: Session, profile: Profile | undefined, isPending: boolean): Account {
  const { access, id_title } = profile ?? { access: session.access, id_title: session.idTitle };
  return {
    person: {
      photo: imageUrl(profile ? profile.image : session.image),
      name: profile?.name ?? session.name,
      username: profile?.username ?? session.username,
      titleName: profile?.title_name ?? (isPending ? undefined : numbered(session.idTitle)),
      officeName: profile?.office_name ?? (isPending ? undefined : numbered(session.officeBase)),
    },
    access: accessSentences(access, id_title),
  };
}

/** The session knows titles and offices by number only. */
const numbered = (id: number | null) => (id === null ? null : `Nomor ${id}`);
