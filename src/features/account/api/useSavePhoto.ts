import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@/lib/contract/auth';
import { removePortrait, savePortrait } from '@/lib/contract/portrait';
import { call } from '@/lib/http/request';
import { readSession, writeSession } from '@/lib/session/session';
import { useWrite } from '@/lib/query/useWrite';
import { profileKeys } from './profile.queries';

/** Gives the account another photo, or with null none. It shows at once, in every tab of this browser. It
 * sends no key: the same photo once more changes nothing. */
export function useSavePhoto() {
  const client = useQueryClient();
  return useWrite({
    send: async (photo: Blob | null) => {
      if (!photo) return call(removePortrait, {});
      return call(savePortrait, { body: new Uint8Array(await photo.arrayBuffer()) });
    },
    onSuccess: ({ image }) => {
      client.setQueryData<Profile>(profileKeys.all(), (profile) => profile && { ...profile, image });
      const session = readSession();
      if (session) writeSession({ ...session, image });
    },
  });
}
