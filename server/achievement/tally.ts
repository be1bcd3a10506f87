import type { Achieved, AchievementFigures, BucketAchievement } from '@/lib/contract/achievement';

type Money = Omit<BucketAchievement, 'bucket'>;
type Counted = Money['entered_later'];

/** Figures of each office and collector, from which rows and totals are summed. Rupiah. */
export class Tally {
  private readonly cells = new Map<
    string,
    { office: number; collector: number | null; figures: AchievementFigures }
  >();

  constructor(private readonly buckets: readonly string[]) {}

  /** The figures of a collector in an office; null: nobody. To be added to. */
  at(office: number, collector: number | null): AchievementFigures {
    const key = `${office} ${collector}`;
    const found = this.cells.get(key) ?? { office, collector, figures: this.nothing() };
    this.cells.set(key, found);
    return found.figures;
  }

  /** Who has figures. */
  collectors(): Set<number | null> {
    return new Set([...this.cells.values()].map(({ collector }) => collector));
  }

  /** Who has figures, and in which office. */
  keys(): { office: number; collector: number | null }[] {
    return [...this.cells.values()].map(({ office, collector }) => ({ office, collector }));
  }

  offices(): Set<number> {
    return new Set([...this.cells.values()].map(({ office }) => office));
  }

  /** The sum over offices of one collector, or over some collectors of one office or all. */
  sum(isPart: (cell: { office: number; collector: number | null }) => boolean): AchievementFigures {
    const whole = this.nothing();
    for (const cell of this.cells.values()) if (isPart(cell)) addFigures(whole, cell.figures);
    // What a collector has is a sum of its buckets: so is every total.
    for (const bucket of whole.buckets) addMoney(whole, bucket);
    return whole;
  }

  private nothing(): AchievementFigures {
    return {
      ...noMoney(),
      buckets: this.buckets.map((bucket) => ({ bucket, ...noMoney() })),
      visits: { planned: 0, visited: 0, made: 0 },
      promises: { made: none(), kept: none(), broken: none(), running: none(), replaced: none() },
      tts: { taken: none(), same_day: none(), void: none() },
    };
  }
}

const none = (): Counted => ({ count: 0, amount: 0 });

const noMoney = (): Money => ({
  target: null,
  collected: { amount: 0, accounts: 0 },
  entered_later: none(),
  voided_later: none(),
});

/** The bucket of that name in figures that have it. */
export function bucketIn(figures: AchievementFigures, name: string): BucketAchievement {
  const found = figures.buckets.find(({ bucket }) => bucket === name);
  if (!found) throw new Error(`No bucket ${name}`);
  return found;
}

/** Adds what counts and sums. */
export function add(to: Counted, from: Counted): void {
  to.count += from.count;
  to.amount += from.amount;
}

export function addTarget(to: Pick<Money, 'target'>, from: Achieved): void {
  to.target = {
    amount: (to.target?.amount ?? 0) + from.amount,
    accounts: (to.target?.accounts ?? 0) + from.accounts,
  };
}

function addMoney(to: Money, from: Money): void {
  if (from.target) addTarget(to, from.target);
  to.collected.amount += from.collected.amount;
  to.collected.accounts += from.collected.accounts;
  add(to.entered_later, from.entered_later);
  add(to.voided_later, from.voided_later);
}

function addFigures(to: AchievementFigures, from: AchievementFigures): void {
  for (const [at, bucket] of from.buckets.entries()) {
    const own = to.buckets[at];
    if (own) addMoney(own, bucket);
  }
  for (const key of ['planned', 'visited', 'made'] as const) to.visits[key] += from.visits[key];
  for (const key of ['made', 'kept', 'broken', 'running', 'replaced'] as const) {
    add(to.promises[key], from.promises[key]);
  }
  for (const key of ['taken', 'same_day', 'void'] as const) add(to.tts[key], from.tts[key]);
}
