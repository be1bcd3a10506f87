import type { FastifyInstance } from 'fastify';
import { sendLocation } from '@/lib/contract/locations';
import { locations } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { withoutData } from '../platform/http/withoutData';

/** Keeps where the device was when the app started. */
export function locationRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, withoutData(sendLocation), async ({ db, staff, body, now, origin }) => {
    await db.insert(locations).values({ staffId: staff.id, at: now, ...body });
    const summary = 'Lokasi perangkat tercatat';
    await writeHistory(db, { at: now, staffId: staff.id, action: 'LOCATION_SENT', summary, origin });
    return { data: null };
  });
}
