import { sendUnitHandover, type UnitHandover } from '@/lib/contract/repossessions';
import type { Sender } from '@/lib/device/RecordKind';
import { call } from '@/lib/http/request';
import { loadCode } from '@/lib/lazy/loadCode';
import type { KeptBast } from '../device/KeptBast';
import { bastBody } from '../domain/bastRules';

/** How a BAST is sent in one person's name, whoever has signed in meanwhile: its pictures first, then itself. */
export const bastSender = (
  credential: string,
  onSent: (handover: UnitHandover) => void,
): Sender<KeptBast, UnitHandover> => ({
  photo: async (bast, photo, content, hears) => {
    // Only who sends a photo needs what hashes it.
    const { sendFile } = await loadCode(() => import('@/lib/files/sendFile'));
    const file = new Blob([content.bytes], { type: content.type });
    const kept = await sendFile(
      { slot: `bast ${bast.id} ${photo.id}`, kind: 'PHOTO', name: photo.name, content: file },
      { ...hears, credential, onProgress: () => undefined },
    );
    return kept.id;
  },
  // Without a key of its own: the BAST's id is one, and holds for longer.
  record: (bast, photos, signal) =>
    call(sendUnitHandover, { body: bastBody(bast, photos), credential, signal }),
  onSent,
});
