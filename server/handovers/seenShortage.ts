import type { Shortage } from '@/lib/contract/shortages';
import { lockShortage, type ShortageRow } from '../cash/shortage';
import { conflict, forbidden } from '../platform/core/ApiError';
import { idOf } from '../platform/http/idOf';
import type { CallContext } from '../platform/http/route';
import { readShortage, shortageObstacle } from './readShortages';

/** A shortage, held, as it was seen. 403: who owes it, another office's. 404. 409 with `current`: it was settled further. */
export async function seenShortage({
  db,
  staff: by,
  params,
  body,
}: Pick<CallContext<{ id: string }, { settled: number }>, 'db' | 'staff' | 'params' | 'body'>): Promise<{
  shortage: ShortageRow;
  shown: Shortage;
}> {
  const shortage = await lockShortage(db, idOf(params.id, 'Kurang setor ini tidak ada.'));
  const shown = await readShortage(db, by, shortage.id);
  if (shortage.collectorId === by.id)
    throw forbidden(shortageObstacle(shortage, by) ?? 'Kurang setor Anda sendiri diurus oleh orang lain.');
  if (shortage.settled !== body.settled)
    throw conflict('Kurang setor ini berubah sejak Anda membukanya. Belum ada yang disimpan.', {
      current: shown,
    });
  const obstacle = shortageObstacle(shortage, by);
  if (obstacle !== null) throw conflict(obstacle, { current: shown });
  return { shortage, shown };
}
