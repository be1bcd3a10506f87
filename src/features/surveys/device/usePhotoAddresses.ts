import { useEffect, useRef, useState } from 'react';
import type { KeptSurvey } from './KeptSurvey';
import { surveyStore } from './surveyDevice';

/** Where the photos of a visit can be seen, read from the device once each. */
export function usePhotoAddresses({ owner, id, photos }: KeptSurvey): ReadonlyMap<string, string> {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Set<string>());
  const made = useRef<string[]>([]);
  useEffect(() => {
    for (const photo of photos) {
      if (asked.current.has(photo.id)) continue;
      asked.current.add(photo.id);
      void surveyStore()
        .photo(owner, id, photo.id)
        .then(
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
  }, [owner, id, photos]);
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
