import type { DecisionConsequences } from '@/lib/contract/consequences';
import { handedOver } from '../../bpkbRecords/handedOver';
import { anyContract, type FoundContract } from '../../contracts/readContract';
import { isRunning } from '../../contracts/runningStatuses';
import { boundText, holdVehicle, numbersOf, vehicleBoundBy } from '../../contracts/vehicleBound';
import { seesEveryOffice } from '../../platform/auth/offices';
import type { OutgoingEvent } from '../../platform/outbox/outbox';
import { letGo } from './letGo';
import { limitObstacle, type LettingGo } from './limits';
import { measure, rehearse } from './measure';
import type { Call, Held, Subject } from './Subject';

/** What applying a request does. */
export interface Applied {
  pushes: OutgoingEvent[];
  /** To the contract that it acts on; null: to none. */
  consequences: DecisionConsequences | null;
  /** What is let go of whom. */
  lettingGo: LettingGo[];
  /** Why the caller may not approve it alone; null: they may. */
  beyond: string | null;
}

type Applying<H extends Held> = Pick<Subject<never, H, unknown>, 'apply' | 'limits' | 'money'>;

/** Applies a request, and says what that does and whether it is within the caller's limits. */
export async function applied<H extends Held>(subject: Applying<H>, call: Call, held: H): Promise<Applied> {
  const money = subject.money(call, held);
  if (!money) {
    const limits = (await subject.limits?.(call, held)) ?? { lettingGo: [], beyond: null };
    return { pushes: await subject.apply(call, held), consequences: null, ...limits };
  }
  const { db, now, staff } = call;
  const { done: pushes, consequences } = await measure({ db, ...money }, () => subject.apply(call, held));
  const sum = letGo(consequences) + money.besideCard(consequences);
  const beyond =
    (await limitObstacle(db, staff, { ...money, letGo: sum, now })) ??
    (await reopeningObstacle(db, staff, money.found));
  const { code: contractCode } = money.found.contract;
  return { pushes, consequences, lettingGo: sum > 0 ? [{ contractCode, amount: sum }] : [], beyond };
}

/**
 * Why a person may not let a contract run again alone, in words: its book was given out (DOMAIN, Collateral), or its vehicle
 * secures another one meanwhile (DOMAIN, One vehicle; docs/decisions/0144). Null: they may, or it does not.
 */
async function reopeningObstacle(
  db: Call['db'],
  staff: Call['staff'],
  { contract: was }: FoundContract,
): Promise<string | null> {
  if (isRunning(was.status)) return null;
  const { contract: now } = await anyContract(db, was.code);
  if (!isRunning(now.status)) return null;
  if (!seesEveryOffice(staff) && (await handedOver(db, [now.code])).length > 0)
    return 'Kontrak ini berjalan lagi, padahal BPKB-nya sudah diserahkan. Diputuskan oleh yang melihat semua kantor.';
  const numbers = numbersOf(now);
  await holdVehicle(db, numbers);
  const hits = await vehicleBoundBy(db, numbers, { code: now.code });
  if (hits.length === 0 || seesEveryOffice(staff)) return null;
  return `Kontrak ini berjalan lagi, padahal kendaraannya sudah jaminan kontrak ${boundText(hits)}. Diputuskan oleh yang melihat semua kantor.`;
}

/** The same, taken back. */
export const rehearsed = <H extends Held>(subject: Applying<H>, call: Call, held: H): Promise<Applied> =>
  rehearse(call.db, (db) => applied(subject, { ...call, db }, held));
