import { useQueryClient } from '@tanstack/react-query';
import { removeStaffPortrait, saveStaffPortrait } from '@/lib/contract/portrait';
import type { StaffPerson } from '@/lib/contract/staff';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { staffKeys } from './staff.queries';

/** Gives somebody another photo, or with null none. It sends no key: the same photo once more changes nothing. */
export function useStaffPhoto(id: number) {
  const client = useQueryClient();
  const params = { id: String(id) };
  return useWrite({
    send: async (photo: Blob | null) =>
      photo
        ? call(saveStaffPortrait, { params, body: new Uint8Array(await photo.arrayBuffer()) })
        : call(removeStaffPortrait, { params }),
    onSuccess: ({ image }) => {
      client.setQueryData<StaffPerson>(
        staffKeys.detail(params.id),
        (person) => person && { ...person, image },
      );
    },
    onSettled: () => void client.invalidateQueries({ queryKey: staffKeys.all }),
  });
}
