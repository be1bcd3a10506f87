import type { DecisionConsequences } from '@/lib/contract/consequences';
import type { OutgoingEvent } from '../../platform/outbox/outbox';
import { letGo } from './letGo';
import { limitObstacle } from './limits';
import { measure, rehearse } from './measure';
import type { Call, Held, Subject } from './Subject';

/** What applying a request does. */
export interface Applied {
  pushes: OutgoingEvent[];
  /** To the contract that it acts on; null: to none. */
  consequences: DecisionConsequences | null;
  /** Rupiah. */
  letGo: number;
  /** Why the caller may not approve it alone; null: they may. */
  beyond: string | null;
}

type Applying<H extends Held> = Pick<Subject<never, H, unknown>, 'apply' | 'limits' | 'money'>;

/** Applies a request, and says what that does and whether it is within the caller's limits. */
export async function applied<H extends Held>(subject: Applying<H>, call: Call, held: H): Promise<Applied> {
  const money = subject.money(call, held);
  if (!money) {
    const limits = (await subject.limits?.(call, held)) ?? { letGo: 0, beyond: null };
    return { pushes: await subject.apply(call, held), consequences: null, ...limits };
  }
  const { db, now, staff } = call;
  const { done: pushes, consequences } = await measure({ db, ...money }, () => subject.apply(call, held));
  const sum = letGo(consequences) + money.besideCard(consequences);
  const beyond = await limitObstacle(db, staff, { ...money, letGo: sum, now });
  return { pushes, consequences, letGo: sum, beyond };
}

/** The same, taken back. */
export const rehearsed = <H extends Held>(subject: Applying<H>, call: Call, held: H): Promise<Applied> =>
  rehearse(call.db, (db) => applied(subject, { ...call, db }, held));
