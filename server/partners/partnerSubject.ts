import { and, eq, inArray } from 'drizzle-orm';
import type { Partner } from '@/lib/contract/partnerRecords';
import { notFound } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { namedRequests, type NamedRequest } from '../platform/db/namedRequests';
import { partnerRequests, partners } from '../platform/db/schema';
import { obstacleToDecide } from '../requests/engine/refusals';
import type { Subject } from '../requests/engine/Subject';
import { askedBy, takingBack, type WaitingRequest } from '../requests/engine/takeBack';
import { fieldsInForce, fieldsOfAsk, nounOfAsk } from './askFields';
import { bringIntoForce } from './bringIntoForce';
import { findPartner, lockPartner, type FoundPartner } from './findPartner';
import { partnerDetail } from './partnerDetail';
import { sideOf, type PartnerSide } from './PartnerSide';
import { logLine, refuseStalePartner } from './savePartner';

/** A request on scheme or account and its partner, held. */
export interface HeldPartner {
  request: NamedRequest<typeof partnerRequests>;
  partner: FoundPartner;
  /** The same kind of thing as it is in force, for the log. */
  before: Record<string, string>;
}

/** Which request is meant, and the partner's version that was seen. */
interface PartnerRef {
  id: string;
  request_id: number;
  version?: number;
}

const VERBS = { ASKED: 'Meminta', APPROVED: 'Menyetujui', REJECTED: 'Menolak', WITHDRAWN: 'Menarik kembali' };
const DECIDED = { APPROVED: 'disetujui', REJECTED: 'ditolak', WITHDRAWN: 'ditarik kembali' };

const nounOf = ({ request }: Pick<HeldPartner, 'request'>) => `perubahan ${nounOfAsk(request)}`;

/**
 * Schemes and accounts of one kind of partner (docs/decisions/0102): whoever profits from them can't bring them about
 * alone.
 */
export function partnerSubject(side: PartnerSide): Subject<PartnerRef, HeldPartner, Partner> {
  const whose = (held: HeldPartner) => `${nounOf(held)} ${side.noun} ${held.partner.row.name}`;
  const leadsTo = ({ partner }: HeldPartner) => ({ source: side.record, link: String(partner.row.id) });
  return {
    table: partnerRequests,
    async lock({ db, staff, now }, { id, request_id }) {
      const partner = await lockPartner(db, side, staff, id, now);
      const own = and(eq(partnerRequests.id, request_id), eq(partnerRequests.partnerId, partner.row.id));
      const [request] = await namedRequests(db, partnerRequests, own);
      if (!request) throw notFound('Permintaan ini tidak ada.');
      return { partner, request, before: await fieldsInForce(db, partner.row.id, request.payload) };
    },
    noun: nounOf,
    obstacle: (held, person) => obstacleToDecide(held.request, nounOf(held), person),
    refuseUnseen: ({ db, staff }, { partner }, { version = 0 }) =>
      refuseStalePartner(side, { db, staff }, partner, version),
    instead: async ({ db, staff }, { partner }) => ({
      data: { current: await partnerDetail(db, side, staff, partner) },
    }),
    money: () => null,
    async apply({ db, now }, { partner, request }) {
      await bringIntoForce(db, partner, request, now);
      return [];
    },
    async line({ db }, held, step) {
      const { partner, request, before } = held;
      const comes = step === 'ASKED' || step === 'APPROVED';
      const after = comes ? await fieldsOfAsk(db, request.payload) : before;
      const changes = changesBetween({ ...blank(after), ...before }, { ...blank(before), ...after });
      const action = `${request.kind}_${step === 'ASKED' ? 'REQUESTED' : step}`;
      return logLine(side, partner, [action, `${VERBS[step]} ${nounOf(held)}`], changes);
    },
    decidedIn: ({ partner }) => ({ offices: [partner.row.officeId], also: side.flag }),
    asks: ({ staff }, held) => {
      const message = {
        title: `Perubahan ${nounOfAsk(held.request)}`,
        message: `${staff.name} meminta ${whose(held)}. Alasan: ${held.request.reason}`,
        ...leadsTo(held),
      };
      return Promise.resolve({ message });
    },
    told: (held) => ({ ...leadsTo(held), at: held.request.requestedAt }),
    tells: (held, { outcome, by, reason }) => ({
      title: `Perubahan ${nounOfAsk(held.request)} ${DECIDED[outcome]}`,
      message: `${by} ${VERBS[outcome].toLowerCase()} ${whose(held)}.${reason === null ? '' : ` Alasan: ${reason}`}`,
      ...leadsTo(held),
      group: 'partners',
    }),
    pushes: () => [],
    answer: async ({ db, staff, now }, { partner: { row } }) =>
      partnerDetail(db, side, staff, await findPartner(db, side, staff, String(row.id), now)),
  };
}

/** Fields that one side has and the other has not. */
export const blank = (fields: object) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, null]));

/** Requests about partners that somebody made and that wait, oldest first. */
export async function waitingOnPartners(db: Db, staffId: number): Promise<WaitingRequest[]> {
  const rows = await askedBy(db, partnerRequests, staffId);
  const ids = rows.map((row) => row.partnerId);
  const found = await db
    .select({ id: partners.id, kind: partners.kind, name: partners.name })
    .from(partners)
    .where(inArray(partners.id, ids));
  return rows.flatMap((row) => {
    const partner = found.find(({ id }) => id === row.partnerId);
    if (!partner) return [];
    const side = sideOf(partner.kind);
    return {
      id: row.id,
      label: `Permintaan perubahan ${nounOfAsk(row)} ${side.noun} ${partner.name}`,
      takeBack: takingBack(partnerSubject(side), { id: String(partner.id), request_id: row.id }),
    };
  });
}
