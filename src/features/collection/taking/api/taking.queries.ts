import { queryOptions } from '@tanstack/react-query';
import { getFile, readFile, type KeptFile } from '@/lib/contract/files';
import { getRepossession } from '@/lib/contract/repossessions';
import { apiAddress } from '@/lib/http/apiAddress';
import { call } from '@/lib/http/request';
import { contractCollectingKeys } from '../../calls/api/calls.queries';

/** Taking the unit of a contract: conditions, orders with their BAST, and the unit afterwards. */
export const takingOptions = (code: string) =>
  queryOptions({
    queryKey: contractCollectingKeys.part(code, 'taking'),
    queryFn: ({ signal }) => call(getRepossession, { params: { id: code }, signal }),
  });

/** Where pictures can be seen while they are printed, by id; one that can't be read is left out. */
export const picturesOptions = (code: string, files: readonly KeptFile[]) =>
  queryOptions({
    queryKey: [...contractCollectingKeys.part(code, 'pictures'), files.map(({ id }) => id)] as const,
    queryFn: async ({ signal }) => {
      const found = await Promise.all(files.map((file) => addressOf(file, signal)));
      return new Map(found.filter((one) => one !== null));
    },
    // Their keys end.
    gcTime: 0,
  });

async function addressOf({ id }: KeptFile, signal: AbortSignal): Promise<[number, string] | null> {
  const { key, type } = await call(getFile, { params: { id: String(id) }, signal });
  if (key === null || type !== 'image/jpeg') return null;
  const address = apiAddress(readFile.path, { key });
  const picture = new Image();
  picture.src = address;
  // What is printed has come before; one that can't be shown is missed on the paper, not in the dialog.
  return picture.decode().then(
    () => [id, address],
    () => null,
  );
}
