import { and, eq } from 'drizzle-orm';
import { UNIT_KINDS } from '@/lib/contract/repossessionTerms';
import type { Repossession } from '@/lib/contract/repossessions';
import { todayIn } from '../calendar/today';
import { statusOn } from '../contracts/contractFacts';
import { findContract } from '../contracts/readContract';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { namedRequests } from '../platform/db/namedRequests';
import { contractRequests } from '../platform/db/schema';
import { missingText, orderBasis } from './conditions';
import { toOrderCollector } from './orderCollectors';
import { ordersOf } from './readOrders';
import { custodyOf, unitObstacle } from './unitCustody';
import { unitRecordsOf } from './unitRecords';

/** A contract's taking as a person sees it. 404 and 403 as `findContract`. */
export async function readRepossession(
  db: Db,
  person: SignedIn,
  code: string,
  now: Date,
): Promise<Repossession> {
  const found = await findContract(db, person, code);
  const { contract, office } = found;
  const today = todayIn(office.zone, now);
  const { conditions, rulingOnly, collectors, lastDay } = await orderBasis(db, found, today);
  const [waiting] = await namedRequests(
    db,
    contractRequests,
    and(eq(contractRequests.contractCode, code), eq(contractRequests.status, 'WAITING')),
  );
  const maySupervise = person.access.is_collector_spv === 1;
  const custody = await custodyOf(db, contract);
  return {
    ...{ contract_code: contract.code, customer_name: contract.customerName, version: contract.version },
    ...{ status: statusOn(contract, today), today, valid_until: lastDay, conditions },
    ruling_only: rulingOnly,
    obstacle: maySupervise
      ? office.active
        ? waiting
          ? `Permintaan lain dari ${waiting.askerName} masih menunggu pada kontrak ini.`
          : missingText(conditions)
        : `Kantor ${office.name} sedang nonaktif.`
      : 'Surat tugas penarikan diminta oleh supervisor kolektor.',
    waiting: waiting
      ? {
          id: waiting.id,
          request_by: { username: waiting.askerUsername, name: waiting.askerName },
          requested_at: waiting.requestedAt.toISOString(),
        }
      : null,
    collectors: maySupervise ? collectors.map((each) => toOrderCollector(each, person.id, lastDay)) : [],
    orders: await ordersOf(db, code, person, now),
    unit_records: await unitRecordsOf(db, code),
    unit_kinds: UNIT_KINDS.map((kind) => ({
      kind,
      obstacle: maySupervise
        ? unitObstacle(kind, contract, custody)
        : 'Catatan unit ditulis oleh supervisor kolektor.',
    })),
  };
}
