import { asksOnContract, decidesOnContract, takesUnit } from './steps/askingOnContracts';
import { asksOnReceipt, decidesOnReceipt } from './steps/changingReceipts';
import { collects, countsHandover, movesUnderway, settlesShortage } from './steps/bringing';
import { closesDay } from './steps/closingDays';
import {
  asksForCash,
  bringsSafeToBank,
  countsForAnother,
  decidesOnDrawer,
  handsOver,
} from './steps/handingOver';
import { pays } from './steps/paying';
import { settles } from './steps/settling';
import { checksStatement, correctsStatement, postsStatement } from './steps/statements';
import type { Step, World } from './steps/world';

export const daysPass: Step = (world) => {
  const days = world.random.between(1, 12);
  world.told.push(`${days} days pass`);
  world.api.advance(days * 86_400_000);
  return Promise.resolve();
};

export function times(count: number, step: Step): [Step, ...Step[]] {
  return [step, ...Array.from({ length: count - 1 }, () => step)];
}

/** How often which step is taken. */
const STEPS: readonly [Step, ...Step[]] = [
  ...times(10, pays),
  ...times(5, asksOnReceipt),
  ...times(5, decidesOnReceipt),
  ...times(7, asksOnContract),
  ...times(7, decidesOnContract),
  settles,
  takesUnit,
  ...times(4, postsStatement),
  ...times(3, correctsStatement),
  ...times(3, checksStatement),
  ...times(2, daysPass),
  ...times(3, closesDay),
  ...times(2, handsOver),
  countsForAnother,
  ...times(2, asksForCash),
  bringsSafeToBank,
  ...times(4, decidesOnDrawer),
  ...times(6, collects),
  ...times(4, countsHandover),
  ...times(3, movesUnderway),
  ...times(2, settlesShortage),
];

/** Does one random thing, and remembers it. */
export async function randomStep(world: World): Promise<void> {
  await world.random.pick(STEPS)(world);
}
