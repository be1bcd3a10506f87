import { useQueryClient } from '@tanstack/react-query';
import { makeStaffLink, staffPersonSchema, type MadeStaffLink, type StaffPerson } from '@/lib/contract/staff';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { keepStaff, staffKeys } from './staff.queries';

/** Makes a link to choose a password. Each one that is made ends those before; its token is in no cache. It
 * sends no key: the version is refused the second time. */
export function useStaffLink(onMade: (made: MadeStaffLink) => void) {
  const client = useQueryClient();
  const keep = (person: StaffPerson) => keepStaff(client, person);
  const { send, ...write } = useWrite({
    send: ({ id, version }: Pick<StaffPerson, 'id' | 'version'>) =>
      call(makeStaffLink, { params: { id: String(id) }, body: { version } }),
    onSuccess: ({ person }) => keep(person),
    onError: (error) => {
      const current = currentOf<StaffPerson>(error, staffPersonSchema);
      if (current) keep(current);
      else void client.invalidateQueries({ queryKey: staffKeys.all });
    },
  });
  return {
    ...write,
    send: ({ id, version }: Pick<StaffPerson, 'id' | 'version'>) =>
      send({ id, version }, { onSuccess: onMade }),
  };
}
