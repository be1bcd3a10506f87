import type { OwnRecord } from '../../../tests/access/AccessLine';
import { tokenHash } from '../../platform/core/secrets';
import { pdf, sender } from '../files';
import type { TestApi } from '../startApi';

/** Ids of one record of every kind that is one person's, of whoever is signed in by `token`. */
export async function recordsOfOne(api: TestApi, token: string): Promise<Record<OwnRecord, number>> {
  const { rows } = await api.connection.pool.query<
    Record<'session' | 'notification' | 'device' | 'view', number>
  >(
    `with mine as (select id, staff_id from sessions where token_hash = $1),
          told as (insert into notifications (staff_id, title, message, created_at)
                   select staff_id, 'Uji', 'Uji', $2 from mine returning id),
          known as (insert into known_devices (device_hash, staff_id, last_at)
                    select $1, staff_id, $2 from mine returning id),
          kept as (insert into saved_views (list, name, address, named, made_by)
                   select 'receipts', left('Uji ' || $1, 60), '', '[]', staff_id from mine returning id)
     select mine.id as session, told.id as notification, known.id as device, kept.id as view
       from mine, told, known, kept`,
    [tokenHash(token), api.now()],
  );
  const upload = await sender(api, token).open(pdf('uji'));
  const { session, notification, device, view } = rows[0]!;
  return { session, notification, upload: upload.data.id, 'known device': device, 'saved view': view };
}
