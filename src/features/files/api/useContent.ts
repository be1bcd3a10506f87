import { useEffect, useState } from 'react';
import { getFile, type FileTrouble, type KeptFile } from '@/lib/contract/files';
import { call } from '@/lib/http/request';
import { addressOfKey } from '@/lib/files/addressOfKey';

interface Found {
  id: number;
  address: string | null;
  /** Why it can't be shown. */
  trouble: FileTrouble | null;
}

/** Where a picture can be seen for now. Identity documents are opened only when asked: each reading is in the log. */
export function useContent(file: KeptFile | null) {
  const [found, setFound] = useState<Found | null>(null);
  const id = file && file.kind !== 'IDENTITY' ? file.id : null;
  useEffect(() => {
    if (id === null) return;
    const gone = new AbortController();
    call(getFile, { params: { id }, signal: gone.signal }).then(
      ({ key, trouble, type }) =>
        setFound({ id, trouble, address: key && type === 'image/jpeg' ? addressOfKey(key) : null }),
      // Without it the field shows the name alone.
      () => undefined,
    );
    return () => gone.abort();
  }, [id]);
  return found && found.id === id ? found : { address: null, trouble: null };
}
