import { and, asc, eq } from 'drizzle-orm';
import { inForceOn } from '../../prices/inForce';
import { identity, identityColumns, type SignedIn } from '../../platform/auth/session';
import type { Db } from '../../platform/db/connect';
import {
  offices,
  partners,
  prices,
  registrationStatuses,
  registrationTransitions,
  staff,
  titles,
} from '../../platform/db/schema';
import type { StatusKind, TransitionActor } from '@/lib/contract/registrationStatuses';
import { OFFICES } from '../company';
import type { Offered } from './demoForm';
import { townOf } from './demoPlaces';

/** The people of the demo company, as the API knows them. */
export async function peopleOf(db: Db): Promise<(username: string) => SignedIn> {
  const rows = await db
    .select(identityColumns)
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId));
  const people = new Map(rows.map((row) => [row.person.username, { ...identity(row), sessionHash: '' }]));
  return (username) => {
    const found = people.get(username);
    if (!found) throw new Error(`Nobody is called ${username}`);
    return found;
  };
}

/** A step of the flow by the kinds that it leads between. */
export interface FlowStep {
  to: number;
  by: TransitionActor;
}

/** The flow that every company begins with: one status of each kind. */
export async function flowOf(db: Db): Promise<(from: StatusKind, to: StatusKind) => FlowStep> {
  const statuses = await db.select().from(registrationStatuses);
  const steps = await db.select().from(registrationTransitions);
  const idOf = (kind: StatusKind) => statuses.find((status) => status.kind === kind)?.id;
  return (from, to) => {
    const step = steps.find((one) => one.fromId === idOf(from) && one.toId === idOf(to));
    if (!step) throw new Error(`No step from ${from} to ${to}`);
    return { to: step.toId, by: step.by };
  };
}

/** What forms of an office choose from on a day. */
export async function offeredBy(
  db: Db,
  office: number,
  { day, surveyor, thisYear }: { day: string; surveyor: number | null; thisYear: number },
): Promise<Offered> {
  const ofKind = async (kind: 'AGENT' | 'MARKETER') =>
    (
      await db
        .select({ id: partners.id })
        .from(partners)
        .where(and(eq(partners.officeId, office), eq(partners.kind, kind)))
        .orderBy(asc(partners.id))
    ).map(({ id }) => id);
  return {
    ...{ office, surveyor, thisYear, plate: OFFICES.find(({ id }) => id === office)?.plate ?? '' },
    prices: await db
      .select()
      .from(prices)
      .where(and(inForceOn(day), eq(prices.region, townOf(office).prices)))
      .orderBy(asc(prices.id)),
    agents: await ofKind('AGENT'),
    marketers: await ofKind('MARKETER'),
  };
}
