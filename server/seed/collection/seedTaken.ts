import { asc } from 'drizzle-orm';
import { workingDaysBefore } from '@/lib/arithmetic/calendar';
import { officeTime, outsideCallHours } from '@/lib/collection/callHours';
import { CHECKLISTS, SALE_VERSION } from '@/lib/contract/repossessionTerms';
import { anyContract } from '../../contracts/readContract';
import type { Db } from '../../platform/db/connect';
import { repossessionOrders } from '../../platform/db/schema';
import { actAs } from '../../platform/history/actAs';
import { receiveHandover } from '../../repossessions/receiveHandover';
import { writeRecord } from '../../repossessions/unitRecords';
import { STAFF } from '../company';
import type { DemoFiles } from '../registrations/DemoFiles';
import { momentAt } from '../registrations/demoTimes';
import { peopleOf } from '../registrations/demoTeam';
import { earlier, type DemoBranch } from './DemoBranch';

const ORIGIN = { ip: '127.0.0.1', device: null };
/** Of the BAST, as devices write ids. */
const BAST = '7c1e5f0a-2b64-4d18-9a53-3f0d6b8e21c4';
/** Rows of the yard where units stand. */
const YARD = 'Gudang kantor, baris B2';

/**
 * The last order of the company was carried out: its unit was given against a BAST and is stored, each told to the server
 * as people tell it. An office's order before it still runs; where there is no other, none was carried out.
 */
export async function seedTaken(db: Db, branches: readonly DemoBranch[], files: DemoFiles): Promise<void> {
  const orders = await db.select().from(repossessionOrders).orderBy(asc(repossessionOrders.id));
  const order = orders.at(-1);
  const branch = branches.find(({ id }) => id === order?.officeId);
  if (orders.length < 2 || !order || !branch || order.validFrom >= branch.today) return;
  const { now, zone } = branch;
  const personOf = await peopleOf(db);
  const usernameOf = (id: number) => STAFF[id - 1]?.username ?? '';
  const collector = personOf(usernameOf(branch.collectors[0] ?? 0));
  const { contract } = await anyContract(db, order.contractCode);
  const at = takenAt(branch, order.validFrom);
  await actAs(db, { staffId: collector.id, at: now });
  const [photo, other, giver, taker] = await files.send(
    collector,
    ['vehicle', 'vehicle', 'signature', 'signature'],
    at,
  );
  await receiveHandover({
    ...{ db, staff: collector, now, origin: ORIGIN, params: undefined },
    body: {
      ...{ id: BAST, order_id: order.id, at: at.toISOString(), clock_difference: 0 },
      ...{ result: 'SURRENDERED', met: 'BORROWER', met_name: '', met_relation: '', place: 'BILLING' },
      ...{ kilometres: 18_204, no_kilometres: '' },
      checklist: CHECKLISTS[contract.vehicleKind].map((item) => ({
        item,
        state: item === 'SPARE_KEY' ? 'NO' : item === 'MIRRORS' ? 'DAMAGED' : 'YES',
      })),
      condition: 'Mesin hidup, bodi kiri lecet, spion kanan retak',
      photos: [photo ?? 0, other ?? 0],
      ...{ giver_signature: giver ?? 0, collector_signature: taker ?? 0 },
      ...{ destination: 'Gudang kantor', note: '', position: null },
      no_position: 'GPS ponsel tidak menangkap sinyal di gang',
      ...{ consent_id: null, figures_as_of: at.toISOString(), sale_version: SALE_VERSION },
    },
  });
  const keeper = personOf(usernameOf(branch.contractAdmin));
  await actAs(db, { staffId: keeper.id, at: now });
  await writeRecord({
    ...{ db, staff: keeper, now, origin: ORIGIN, params: { id: order.contractCode } },
    body: {
      kind: 'STORED',
      day: officeTime(zone, now).day,
      place: YARD,
      note: '',
      person: '',
      file_id: null,
    },
  });
}

/** This morning; where nobody may be called on by then, the working day before, if the order held. */
function takenAt({ zone, today, now, holidays }: DemoBranch, validFrom: string): Date {
  const morning = earlier(momentAt(zone, today, 570), now);
  const before = workingDaysBefore(today, 1, holidays);
  return outsideCallHours(officeTime(zone, morning), holidays) === null || before <= validFrom
    ? morning
    : momentAt(zone, before, 630);
}
