import type { FastifyInstance } from 'fastify';
import { sendLocation } from '@/lib/contract/locations';
import { locations } from '../db/schema';
import { writeHistory } from '../history/writeHistory';
import { route } from '../http/route';
import type { Parts } from '../parts';

/** Keeps where the device was when the app started. */
export function locationRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, sendLocation, async ({ db, staff, body, now, origin }) => {
    await db.insert(locations).values({ staffId: staff.id, at: now, ...body });
    const summary = 'Lokasi perangkat tercatat';
    await writeHistory(db, { at: now, staffId: staff.id, action: 'LOCATION_SENT', summary, origin });
    return { data: null, message: 'Lokasi tercatat.' };
  });
}
