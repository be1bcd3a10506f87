import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { addDays, isWorkingDay, shownDueDate, workingDaysBefore } from '@/lib/arithmetic/calendar';
import { officeTime, outsideCallHours } from '@/lib/collection/callHours';
import { TTS_WORKING_DAYS } from '@/lib/contract/tts';
import { TTS_BLOCK, type VisitOutside } from '@/lib/contract/visitTerms';
import { makePlans } from '../../collectorPlans/makePlans';
import { fiveDigits, monthOf, takeNumbers } from '../../offices/takeNumbers';
import type { Db } from '../../platform/db/connect';
import {
  collectorPlans,
  files as fileRows,
  planRows,
  promises,
  tts,
  ttsBlocks,
  visitPhotos,
  visits,
} from '../../platform/db/schema';
import { ttsSeries } from '../../tts/readBlocks';
import type { DemoFiles } from '../registrations/DemoFiles';
import { momentAt } from '../registrations/demoTimes';
import { earlier, type DemoAccount, type DemoBranch } from './DemoBranch';

type Visit = typeof visits.$inferInsert;
type Found = Pick<Visit, 'met' | 'result' | 'note'> & Partial<Pick<Visit, 'metName' | 'place'>>;

/** Minutes of the office's day at which its plans are made, and the supervisor closes those of the day. */
const [MADE, CLOSED] = [460, 1030];
/** The first visit of a day, how far they are apart, and one outside the hours; minutes. */
const [FIRST, APART, EVENING] = [535, 35, 1240];
/** Who is late for longer gets letters, and promised nothing. */
const PROMISES_BEFORE = 8;
/** Where each office's borrowers live. */
const AROUND: Readonly<Record<number, readonly [number, number]>> = {
  1: [-6.2146, 106.865],
  2: [-5.178, 119.432],
  3: [-2.601, 140.669],
};

const PAID: Found = { met: 'BORROWER', result: 'PAID', note: '' };
/** What came of visits besides money and promises. */
const FOUND: readonly Found[] = [
  { met: 'BORROWER', result: 'REFUSED', note: 'Motor sedang di bengkel, tidak mau membayar dulu' },
  { met: 'NOBODY', result: 'NOT_MET', note: 'Rumah terkunci, tetangga tidak tahu' },
  { met: 'OTHER', metName: 'Ibunya', result: 'MESSAGE_LEFT', note: 'Diminta menghubungi kami' },
  { met: 'OTHER', metName: 'Ketua RT', result: 'MOVED', note: 'Pindah dua minggu lalu', place: 'DOMICILE' },
];
/** Why nobody went to the rest. */
const UNVISITED = ['Jalan terputus karena banjir', 'Waktu tidak cukup, didahulukan besok'];

/** One collector's day: to whom they go, in the order of time. */
interface DemoVisit {
  account: DemoAccount;
  day: string;
  minutes: number;
  found: Found;
  /** The TTS was voided that evening. */
  voided?: boolean;
}

/**
 * What an office's collectors did on the last working day, which is closed, and today until now: visits with every result,
 * one outside the hours, TTS that are OPEN, one for too long, and VOID, and blocks that are closed with unused numbers.
 */
export async function seedField(db: Db, branch: DemoBranch, files: DemoFiles): Promise<void> {
  const { id: officeId, zone, today, now, holidays, collectors } = branch;
  const before = shownDueDate(addDays(today, -1), holidays);
  const late = shownDueDate(workingDaysBefore(today, TTS_WORKING_DAYS + 1, holidays), holidays);
  await makePlans(db, { officeId, day: before }, momentAt(zone, before, MADE));
  const devices = collectors.map((collector) => new DemoDevice(db, branch, collector, files));
  for (const [nth, device] of devices.entries()) {
    await device.loseNumbers(late);
    const planned = await device.planned(before);
    const [first, ...rest] = planned;
    if (!first) continue;
    const promising = await withoutPromise(db, rest);
    const others = rest.filter((account) => account !== promising);
    // One is called on after work, outside the hours.
    const evening = nth === 0 ? others.pop() : undefined;
    if (nth === 0) await device.visit({ account: evening ?? first, day: late, minutes: FIRST, found: PAID });
    await device.closeBlock(before);
    await device.visit({ account: first, day: before, minutes: FIRST, found: PAID, voided: nth === 1 });
    for (const [at, found] of FOUND.entries()) {
      const account = others[at];
      const minutes = FIRST + (at + 1) * APART;
      if (account) await device.visit({ account, day: before, minutes, found });
    }
    if (promising) {
      const found: Found = { met: 'BORROWER', result: 'PROMISED', note: 'Menunggu kiriman anaknya' };
      await device.visit({ account: promising, day: before, minutes: FIRST + 6 * APART, found });
    }
    if (evening) {
      const found: Found = { met: 'NOBODY', result: 'NOT_MET', note: 'Belum pulang kerja' };
      await device.visit({ account: evening, day: before, minutes: EVENING, found });
    }
    await device.closePlan(before);
  }
  await makePlans(db, { officeId, day: today }, earlier(momentAt(zone, today, MADE), now));
  if (!isWorkingDay(today, holidays)) return;
  for (const device of devices) {
    for (const [at, account] of (await device.planned(today)).slice(0, 3).entries()) {
      const minutes = FIRST + at * APART;
      const found = at === 1 ? PAID : FOUND[at];
      if (found && momentAt(zone, today, minutes) <= now) {
        await device.visit({ account, day: today, minutes, found });
      }
    }
  }
}

/** Of whom nothing was promised yet, and who gets no letter. */
async function withoutPromise(db: Db, accounts: readonly DemoAccount[]): Promise<DemoAccount | undefined> {
  const some = accounts.filter(({ dpd }) => dpd < PROMISES_BEFORE);
  const codes = some.map(({ code }) => code);
  const promised = new Set(
    (
      await db
        .select({ code: promises.contractCode })
        .from(promises)
        .where(inArray(promises.contractCode, codes))
    ).map(({ code }) => code),
  );
  return some.find(({ code }) => !promised.has(code));
}

/** A collector's phone. */
class DemoDevice {
  private sent = 0;
  private readonly device: string;

  constructor(
    private readonly db: Db,
    private readonly branch: DemoBranch,
    private readonly collector: number,
    private readonly files: DemoFiles,
  ) {
    this.device = idOf(`device ${collector}`);
  }

  /** Accounts of the plan of a day, in its order. */
  async planned(day: string): Promise<DemoAccount[]> {
    const rows = await this.db
      .select({ code: planRows.contractCode })
      .from(planRows)
      .innerJoin(collectorPlans, eq(collectorPlans.id, planRows.planId))
      .where(and(eq(collectorPlans.collectorId, this.collector), eq(collectorPlans.day, day)))
      .orderBy(asc(planRows.nth));
    return rows.flatMap(({ code }) => this.branch.accounts.filter((account) => account.code === code));
  }

  /** A visit as it came from the phone some minutes later. */
  async visit({ account, day, minutes, found, voided = false }: DemoVisit): Promise<void> {
    const { zone, holidays, now } = this.branch;
    const at = momentAt(zone, day, minutes);
    const receivedAt = earlier(new Date(at.getTime() + 240_000), now);
    const id = idOf(`visit ${this.collector} ${this.sent++}`);
    const outside: VisitOutside[] = [
      ...(outsideCallHours(officeTime(zone, at), holidays) === null ? [] : ['HOURS' as const]),
      ...(found.met === 'OTHER' ? ['PERSON' as const] : []),
    ];
    await this.db.insert(visits).values({
      ...{ id, contractCode: account.code, officeId: this.branch.id, day, visitedBy: this.collector },
      ...{ deviceAt: new Date(at.getTime() + 7_000), clockDifference: -7_000, at, receivedAt },
      ...{ place: 'BILLING', ...found, ...this.position(), outside, digest: digestOf(id) },
      promiseId: found.result === 'PROMISED' ? await this.promise(account, { day, at }) : null,
    });
    if (found.result === 'NOT_MET') await this.photograph(id, at);
    if (found.result === 'PAID') await this.giveTts(id, account, { day, at, receivedAt, voided });
  }

  /** Where the phone was; every fourth time it did not know. */
  private position(): Pick<Visit, 'latitude' | 'longitude' | 'accuracy' | 'noPosition'> {
    const [latitude, longitude] = AROUND[this.branch.id] ?? [0, 0];
    if (this.sent % 4 === 0) return { noPosition: 'Sinyal GPS tidak didapat' };
    const away = (step: number) => ((this.collector * 7 + this.sent * step) % 19) / 1000;
    return { latitude: latitude + away(5), longitude: longitude + away(11), accuracy: 8 + (this.sent % 5) };
  }

  /** The instalment that is due next, on the day on which it is due or soon. */
  private async promise({ code, nextDue, instalment }: DemoAccount, { day, at }: { day: string; at: Date }) {
    const soon = addDays(day, 3);
    const [made] = await this.db
      .insert(promises)
      .values({
        ...{ contractCode: code, officeId: this.branch.id, madeOn: day, amount: instalment },
        ...{ due: nextDue > soon ? nextDue : soon, source: 'VISIT', at, writtenBy: this.collector },
      })
      .returning({ id: promises.id });
    return made?.id ?? null;
  }

  private async photograph(visitId: string, at: Date): Promise<void> {
    const sender = { id: this.collector, office: { id: this.branch.id } };
    const [fileId = 0] = await this.files.send(sender, ['house'], at);
    await this.db.insert(visitPhotos).values({ visitId, nth: 1, fileId });
    await this.db
      .update(fileRows)
      .set({ ownerType: 'visit', ownerId: visitId, attachedAt: at, looseSince: null })
      .where(eq(fileRows.id, fileId));
  }

  private async giveTts(
    visitId: string,
    { code: contractCode, instalment: amount }: DemoAccount,
    { day, at, receivedAt, voided }: { day: string; at: Date; receivedAt: Date; voided: boolean },
  ): Promise<void> {
    const { id: officeId, code: office, supervisor, zone } = this.branch;
    const block = await this.blockOf(day);
    const nth = block.first + (await this.db.$count(tts, eq(tts.blockId, block.id)));
    await this.db.insert(tts).values({
      ...{ number: `${office}/K${block.month}/${fiveDigits(nth)}`, blockId: block.id, nth, visitId },
      ...{ contractCode, officeId, collectorId: this.collector, amount, at, day, receivedAt },
      ...(voided && {
        ...{ state: 'VOID', voidedAt: momentAt(zone, day, CLOSED - 20), voidedBy: supervisor },
        voidReason: 'Uang dikembalikan di tempat, nasabah membayar lewat transfer',
      }),
    });
  }

  /** The open block; one of another month is closed first. */
  private async blockOf(day: string) {
    const [block] = await this.db
      .select()
      .from(ttsBlocks)
      .where(and(eq(ttsBlocks.collectorId, this.collector), isNull(ttsBlocks.closedAt)));
    if (block?.month === monthOf(day)) return block;
    await this.closeBlock(day);
    return this.takeBlock(day);
  }

  private async takeBlock(day: string) {
    const { id: officeId, zone, now } = this.branch;
    const month = monthOf(day);
    const numbers = await takeNumbers(this.db, officeId, ttsSeries(month), TTS_BLOCK);
    const [first = 1] = numbers;
    const [block] = await this.db
      .insert(ttsBlocks)
      .values({
        ...{ id: idOf(`block ${officeId} ${month} ${first}`), officeId, collectorId: this.collector },
        ...{ device: this.device, month, first, last: first + TTS_BLOCK - 1, givenOn: day },
        givenAt: earlier(momentAt(zone, day, MADE + 5), now),
      })
      .returning();
    if (!block) throw new Error('no block');
    return block;
  }

  /** The collector closes the block in the morning of a day: what was not used never will be. */
  async closeBlock(day: string): Promise<void> {
    const { zone, now } = this.branch;
    await this.db
      .update(ttsBlocks)
      .set({ closedAt: earlier(momentAt(zone, day, MADE), now), closedBy: this.collector })
      .where(and(eq(ttsBlocks.collectorId, this.collector), isNull(ttsBlocks.closedAt)));
  }

  /** A block that nobody used: the phone before was lost, as the supervisor said. */
  async loseNumbers(day: string): Promise<void> {
    const { supervisor, zone } = this.branch;
    const { id } = await this.takeBlock(day);
    await this.db
      .update(ttsBlocks)
      .set({
        ...{ device: idOf(`lost device ${this.collector}`), closeReason: 'HP lama hilang di jalan' },
        ...{ closedAt: momentAt(zone, day, MADE + 30), closedBy: supervisor },
      })
      .where(eq(ttsBlocks.id, id));
  }

  /** The supervisor closes the plan of a day with a reason for each row without a visit. */
  async closePlan(day: string): Promise<void> {
    const { supervisor, zone } = this.branch;
    const mine = and(eq(collectorPlans.collectorId, this.collector), eq(collectorPlans.day, day));
    const [plan] = await this.db
      .update(collectorPlans)
      .set({ closedAt: momentAt(zone, day, EVENING + 30), closedBy: supervisor, version: 2 })
      .where(mine)
      .returning({ id: collectorPlans.id });
    const visited = await this.db
      .select({ code: visits.contractCode })
      .from(visits)
      .where(and(eq(visits.visitedBy, this.collector), eq(visits.day, day)));
    const went = new Set(visited.map(({ code }) => code));
    const rest = (await this.planned(day)).filter(({ code }) => !went.has(code));
    for (const [nth, { code }] of rest.entries()) {
      await this.db
        .update(planRows)
        .set({ closeReason: UNVISITED[nth % UNVISITED.length] ?? '' })
        .where(and(eq(planRows.planId, plan?.id ?? 0), eq(planRows.contractCode, code)));
    }
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The same in each run. */
const idOf = (text: string) =>
  digestOf(text).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
