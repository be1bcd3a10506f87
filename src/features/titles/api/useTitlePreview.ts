import { useState } from 'react';
import {
  previewTitle,
  titleSchema,
  type Title,
  type TitlePreview,
  type TitleWrite,
} from '@/lib/contract/titles';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';

/** What is asked about: a title with what would be saved. */
export interface Planned {
  id: number;
  version: number;
  values: TitleWrite;
}

/** Asks what a change of a title would come to; nothing is written. */
export function useTitlePreview() {
  const [preview, setPreview] = useState<TitlePreview | null>(null);
  const { send, ...asking } = useWrite({
    send: ({ id, version, values }: Planned) =>
      call(previewTitle, { params: { id: String(id) }, body: { ...values, version } }),
  });
  return {
    ...asking,
    preview,
    ask: (planned: Planned) => send(planned, { onSuccess: setPreview }),
    back: () => setPreview(null),
    current: currentOf<Title>(asking.error, titleSchema),
  };
}
