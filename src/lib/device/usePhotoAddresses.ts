import { useEffect, useRef, useState } from 'react';
import type { RecordStore } from './DeviceStore';
import type { KeptRecord } from './KeptRecord';

/** Where the photos of a record can be seen, read from the device once each. `store`: the same as long as the record is. */
export function usePhotoAddresses(
  store: Pick<RecordStore<KeptRecord>, 'photo'>,
  { owner, id, photos }: Pick<KeptRecord, 'owner' | 'id' | 'photos'>,
): ReadonlyMap<string, string> {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Set<string>());
  const made = useRef<string[]>([]);
  useEffect(() => {
    for (const photo of photos) {
      if (asked.current.has(photo.id)) continue;
      asked.current.add(photo.id);
      void store.photo(owner, id, photo.id).then(
        (content) => {
          if (!content) return;
          const address = URL.createObjectURL(new Blob([content.bytes], { type: content.type }));
          made.current.push(address);
          setAddresses((before) => new Map(before).set(photo.id, address));
        },
        // Without it the photo shows as a sign; that it is lost the queue says.
        () => undefined,
      );
    }
  }, [store, owner, id, photos]);
  useEffect(
    () => () => {
      for (const address of made.current) URL.revokeObjectURL(address);
      made.current = [];
      asked.current.clear();
    },
    [],
  );
  return addresses;
}
