import { and, eq } from 'drizzle-orm';
import type { Registration } from '@/lib/contract/registrations';
import { boundText } from '../contracts/vehicleBound';
import { conflict, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { namedRequests } from '../platform/db/namedRequests';
import { registrations, vehicleRequests } from '../platform/db/schema';
import { capital, obstacleToDecide, refuseStale } from '../requests/engine/refusals';
import type { Subject } from '../requests/engine/Subject';
import { askedBy, takingBack, type WaitingRequest } from '../requests/engine/takeBack';
import { lockRegistration } from './findRegistration';
import { registrationDetail } from './registrationDetail';
import { NOUN, otherNumbers, type HeldVehicle } from './heldVehicle';

interface VehicleRef {
  id: string;
  request_id: number;
  /** The form's, as it was seen. */
  version?: number;
}

const VERBS = { ASKED: 'Meminta', APPROVED: 'Menyetujui', REJECTED: 'Menolak', WITHDRAWN: 'Menarik kembali' };
const DECIDED = { APPROVED: 'disetujui', REJECTED: 'ditolak', WITHDRAWN: 'ditarik kembali' };

const about = ({ request, found: { row } }: HeldVehicle) =>
  `${NOUN} form registrasi ${row.number ?? row.applicantName}: bukan kendaraan kontrak ${boundText(request.hits)}`;
const leadsTo = ({ found }: HeldVehicle) => ({ source: 'approval' as const, link: String(found.row.id) });

/**
 * Hits between a form's vehicle and running contracts that a second person lifts by a photo of the rubbed frame number
 * (DOMAIN, One vehicle).
 */
export const vehicleSubject: Subject<VehicleRef, HeldVehicle, Registration> = {
  table: vehicleRequests,
  async lock({ db, staff }, { id, request_id }) {
    const found = await lockRegistration(db, staff, id);
    const own = and(eq(vehicleRequests.id, request_id), eq(vehicleRequests.registrationId, found.row.id));
    const [request] = await namedRequests(db, vehicleRequests, own);
    if (!request) throw notFound('Permintaan ini tidak ada.');
    return { request, found };
  },
  noun: () => NOUN,
  obstacle: ({ request }, person) => obstacleToDecide(request, NOUN, person),
  refuseUnseen: ({ db, staff, now }, { found: { row } }, { version }) =>
    refuseStale(
      row.version === version,
      'Form ini berubah sejak Anda membukanya. Periksa lagi nomornya.',
      async () => ({
        version: row.version,
        current: await registrationDetail(db, staff, String(row.id), now),
      }),
    ),
  instead: async ({ db, staff, now }, { found }) => ({
    data: { current: await registrationDetail(db, staff, String(found.row.id), now) },
  }),
  money: () => null,
  apply: (_call, held) => {
    const changed = otherNumbers(held);
    if (changed !== null) throw conflict(changed);
    return Promise.resolve([]);
  },
  line: (_call, held, step) => ({
    action: `VEHICLE_CHECK_${step === 'ASKED' ? 'REQUESTED' : step}`,
    summary: `${VERBS[step]} ${about(held)}`,
    record: { type: 'registration', id: held.found.row.id },
  }),
  decidedIn: ({ found }) => ({ offices: [found.row.officeId], also: 'is_customer' }),
  asks: ({ staff }, held) => {
    const message = {
      title: capital(NOUN),
      message: `${staff.name} meminta ${about(held)}. Alasan: ${held.request.reason}`,
      ...leadsTo(held),
    };
    return Promise.resolve({ message });
  },
  told: (held) => ({ ...leadsTo(held), at: held.request.requestedAt }),
  tells: (held, { outcome, by, reason }) => ({
    title: `${capital(NOUN)} ${DECIDED[outcome]}`,
    message: `${by} ${VERBS[outcome].toLowerCase()} ${about(held)}.${reason === null ? '' : ` Alasan: ${reason}`}`,
    ...leadsTo(held),
    group: 'registrations',
  }),
  pushes: () => [],
  answer: ({ db, staff, now }, { found }) => registrationDetail(db, staff, String(found.row.id), now),
};

/** What somebody asked for about vehicles and what waits, oldest first. */
export async function waitingOnVehicles(db: Db, staffId: number): Promise<WaitingRequest[]> {
  const rows = await askedBy(db, vehicleRequests, staffId);
  const waiting: WaitingRequest[] = [];
  for (const row of rows) {
    const [form] = await db
      .select({ number: registrations.number, name: registrations.applicantName })
      .from(registrations)
      .where(eq(registrations.id, row.registrationId));
    waiting.push({
      id: row.id,
      label: `Permintaan ${NOUN}, form registrasi ${form?.number ?? form?.name ?? ''}`,
      takeBack: takingBack(vehicleSubject, { id: String(row.registrationId), request_id: row.id }),
    });
  }
  return waiting;
}
