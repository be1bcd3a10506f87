/** Days ahead of its due date from which a contract is an account. */
export const DUE_SOON_DAYS = 3;

/** What is given to a collector: a contract that is late or falls due soon. */
export interface Account {
  code: string;
  /** Village of the billing address, ten digits; null: not known. */
  village: string | null;
  /** Place of its days of DPD among the buckets, from 0; -1: due, not late. */
  bucket: number;
  /** Principal that is not covered, rupiah. */
  outstanding: number;
  /** Who collects it now; null: nobody. */
  collectorId: number | null;
}

/** Who may be given accounts. */
export interface Taker {
  id: number;
  /** What they hold besides the accounts that are given out. */
  accounts: number;
  /** Rupiah. */
  outstanding: number;
}

/** First six digits of a village's code: accounts of one kecamatan are best collected by one person. */
export const districtOf = (village: string | null): string => village?.slice(0, 6) ?? '';

interface Load {
  id: number;
  work: number;
  /** In the order in which they were given. */
  given: Account[];
  /** How many of each kecamatan. */
  districts: Map<string, number>;
}

/**
 * Who should collect which account. An account weighs its outstanding and as much again as an average one, so that visits
 * and rupiah count alike. It stays with its collector while that is their share or one account more; a kecamatan goes to
 * one collector where there is room; one that is cut gives every part the same mix of buckets. The work of any two differs
 * by no more than that of the heaviest account, where they don't hold more besides than their share.
 * The same accounts and takers give the same answer, in whatever order they come.
 * @param takers at least one
 */
export function distribute(accounts: readonly Account[], takers: readonly Taker[]): Map<string, number> {
  const work = workOf(accounts, takers);
  const heaviest = accounts.reduce((most, account) => Math.max(most, work(account)), 0);
  const loads = [...takers]
    .sort((a, b) => a.id - b.id)
    .map((taker): Load => ({
      id: taker.id,
      work: heldWork(taker, work.average),
      given: [],
      districts: new Map(),
    }));
  const level = levelOf(
    loads.map((load) => load.work),
    accounts.reduce((sum, account) => sum + work(account), 0),
  );
  const give = (load: Load, account: Account) => {
    load.work += work(account);
    load.given.push(account);
    const district = districtOf(account.village);
    load.districts.set(district, (load.districts.get(district) ?? 0) + 1);
  };

  const byId = new Map(loads.map((load) => [load.id, load]));
  const left: Account[] = [];
  for (const group of groupsOf(accounts)) {
    for (const account of group) {
      const holder = byId.get(account.collectorId ?? Number.NaN);
      if (holder && holder.work + work(account) <= level + heaviest) give(holder, account);
      else left.push(account);
    }
  }
  for (const group of groupsOf(left)) {
    const district = districtOf(group[0]?.village ?? null);
    let taker = best(loads, district, level);
    for (const account of group) {
      if (taker.work >= level) taker = best(loads, district, level);
      give(taker, account);
    }
  }
  even(loads, work, heaviest);
  return new Map(loads.flatMap(({ id, given }) => given.map(({ code }) => [code, id] as const)));
}

/** Work of an account; both sums are whole. */
export function workOf(accounts: readonly Account[], takers: readonly Taker[]) {
  const number = accounts.length + takers.reduce((sum, taker) => sum + taker.accounts, 0);
  const rupiah =
    accounts.reduce((sum, { outstanding }) => sum + outstanding, 0) +
    takers.reduce((sum, { outstanding }) => sum + outstanding, 0);
  const average = Math.max(1, Math.ceil(rupiah / Math.max(1, number)));
  return Object.assign(({ outstanding }: Pick<Account, 'outstanding'>) => average + outstanding, { average });
}

/** Work of what somebody holds besides. */
export const heldWork = ({ accounts, outstanding }: Taker, average: number): number =>
  accounts * average + outstanding;

/** The work that each has when `work` is poured over what they hold, lowest first. */
function levelOf(held: readonly number[], work: number): number {
  let left = work;
  const rising = held.toSorted((a, b) => a - b);
  let level = rising[0] ?? 0;
  for (let filled = 1; filled <= rising.length; filled++) {
    const next = rising[filled] ?? Infinity;
    const room = (next - level) * filled;
    if (left <= room) return level + Math.ceil(left / filled);
    left -= room;
    level = next;
  }
  return level;
}

/** Accounts by kecamatan, the largest first; any beginning of one has the mix of its buckets. */
function groupsOf(accounts: readonly Account[]): Account[][] {
  const districts = new Map<string, Account[]>();
  for (const account of accounts) {
    const district = districtOf(account.village);
    const of = districts.get(district);
    if (of) of.push(account);
    else districts.set(district, [account]);
  }
  return [...districts]
    .sort(([a, some], [b, others]) => others.length - some.length || compare(a, b))
    .map(([, of]) => mixed(of));
}

/** Each account stands where the same part of its bucket lies before it as of every other bucket. */
function mixed(accounts: readonly Account[]): Account[] {
  const buckets = new Map<number, Account[]>();
  for (const account of accounts) {
    const of = buckets.get(account.bucket);
    if (of) of.push(account);
    else buckets.set(account.bucket, [account]);
  }
  return [...buckets.values()]
    .flatMap((of) =>
      of
        .sort((a, b) => compare(a.village ?? '', b.village ?? '') || compare(a.code, b.code))
        .map((account, place) => ({ account, at: (place + 0.5) / of.length })),
    )
    .sort((a, b) => a.at - b.at || b.account.bucket - a.account.bucket)
    .map(({ account }) => account);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Who has room, has most of the kecamatan already, and then has the least work. */
function best(loads: readonly Load[], district: string, level: number): Load {
  let found: Load | undefined;
  let most = 0;
  for (const load of loads) {
    if (load.work >= level) continue;
    const has = load.districts.get(district) ?? 0;
    if (!found || has > most || (has === most && load.work < found.work)) {
      found = load;
      most = has;
    }
  }
  if (!found) throw new Error('No taker has room below the level.');
  return found;
}

/** Moves accounts from who has most to who has least, until the heaviest account is as much as they differ. */
function even(loads: readonly Load[], work: (account: Account) => number, heaviest: number): void {
  for (;;) {
    const giving = loads.filter(({ given }) => given.length > 0);
    if (giving.length === 0) return;
    const most = giving.reduce((a, b) => (b.work > a.work ? b : a));
    const least = loads.reduce((a, b) => (b.work < a.work ? b : a));
    const account = most.given.at(-1);
    if (!account || most.work - least.work <= heaviest) return;
    most.given.pop();
    most.work -= work(account);
    least.given.push(account);
    least.work += work(account);
  }
}
