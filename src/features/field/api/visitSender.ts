import { sendVisit, type Visit } from '@/lib/contract/visits';
import type { Sender } from '@/lib/device/RecordKind';
import { call } from '@/lib/http/request';
import { loadCode } from '@/lib/lazy/loadCode';
import type { KeptVisit } from '../device/KeptVisit';
import { visitBody } from '../domain/visitRules';

/** How a visit is sent in one person's name, whoever has signed in meanwhile. */
export const visitSender = (
  credential: string,
  onSent: (visit: Visit) => void,
): Sender<KeptVisit, Visit> => ({
  photo: async (visit, photo, content, hears) => {
    // Only who sends a photo needs what hashes it.
    const { sendFile } = await loadCode(() => import('@/lib/files/sendFile'));
    const file = new Blob([content.bytes], { type: content.type });
    const kept = await sendFile(
      { slot: `kunjungan ${visit.id} ${photo.id}`, kind: 'PHOTO', name: photo.name, content: file },
      { ...hears, credential, onProgress: () => undefined },
    );
    return kept.id;
  },
  // Without a key of its own: the visit's id is one, and holds for longer.
  record: (visit, photos, signal) => call(sendVisit, { body: visitBody(visit, photos), credential, signal }),
  onSent,
});
