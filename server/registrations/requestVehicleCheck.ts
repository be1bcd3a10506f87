import { and, eq } from 'drizzle-orm';
import type { Registration } from '@/lib/contract/registrations';
import { attachFiles } from '../files/attachFiles';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import { ApiError, conflict } from '../platform/core/ApiError';
import { namedRequests } from '../platform/db/namedRequests';
import { vehicleRequests } from '../platform/db/schema';
import type { CallContext } from '../platform/http/route';
import { nowWaits } from '../requests/engine/ask';
import { refuseSecond, refuseStale } from '../requests/engine/refusals';
import { registrationOwner } from './documents';
import { lockRegistration } from './findRegistration';
import { registrationDetail } from './registrationDetail';
import { formBoundBy, vehicleNumbers } from './vehicleNumbers';
import { vehicleSubject } from './vehicleSubject';

type Call = CallContext<{ id: string }, { version: number; photo: number; reason: string }>;

/** Asks a second person to lift what binds a form's vehicle, as it is bound now. */
export async function requestVehicleCheck(call: Call): Promise<Registration> {
  const { db, staff: by, now, params, body } = call;
  const found = await lockRegistration(db, by, params.id);
  const { row, office } = found;
  requireActiveOffice(office);
  const current = () => registrationDetail(db, by, params.id, now);
  await refuseStale(
    row.version === body.version,
    'Form ini sudah berubah. Periksa lagi nomornya.',
    async () => ({
      version: row.version,
      current: await current(),
    }),
  );
  const ofForm = eq(vehicleRequests.registrationId, row.id);
  const waiting = and(ofForm, eq(vehicleRequests.status, 'WAITING'));
  const [pending] = await namedRequests(db, vehicleRequests, waiting);
  if (pending) refuseSecond('pernyataan kendaraan form ini', pending, by, { current: await current() });
  const hits = await formBoundBy(db, found);
  if (hits.length === 0) {
    throw conflict(
      'Kendaraan ini bukan jaminan kontrak lain yang berjalan; tidak ada yang perlu dinyatakan.',
      {
        current: await current(),
      },
    );
  }
  await attachFiles(db, [body.photo], {
    person: by,
    owner: registrationOwner(row.id),
    officeId: row.officeId,
    now,
  });
  const [written] = await db
    .insert(vehicleRequests)
    .values({
      registrationId: row.id,
      numbers: vehicleNumbers(row.form),
      hits,
      photoId: body.photo,
      reason: body.reason,
      requestedBy: by.id,
      requestedAt: now,
    })
    .returning({ id: vehicleRequests.id });
  const [request] = await namedRequests(db, vehicleRequests, eq(vehicleRequests.id, written?.id ?? 0));
  if (!request) throw new ApiError(500);
  return nowWaits(vehicleSubject, call, { request, found });
}
