import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { HandoverBasis, HandoverLine } from '@/lib/contract/handovers';
import { MAX_HANDOVER_TTS } from '@/lib/contract/handovers';
import type { LineReceipt, Restated } from '@/lib/arithmetic/replayCard';
import { closedText, dayOf } from '../cash/requireOpenDay';
import { officeObstacle, readOffice } from '../offices/requireActiveOffice';
import { ofSeenOffices, officeOrOwn } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { conflict, notFound } from '../platform/core/ApiError';
import { anyOf } from '../platform/db/anyOf';
import type { Db } from '../platform/db/connect';
import { contractRequests, type offices, staff, tts } from '../platform/db/schema';
import { secondObstacle } from '../requests/engine/refusals';
import { nounOf } from '../requests/kinds';
import { requestRows } from '../requests/requestRow';
import { lateDays } from '../tts/lateTts';
import { planHandover, whyOf, type HandoverPlan, type PlannedTts } from './planHandover';
import { openOf, readTts, type NamedTts } from './readTts';

/** Whose TTS, of which office, and which of them. */
export interface HandoverAsk {
  collectorId: number;
  officeId?: number | undefined;
  /** Left out: all that are OPEN. */
  ids?: readonly number[] | undefined;
}

/** A hand-over as it is shown, and what stands behind it. */
export interface ShownHandover extends HandoverPlan {
  basis: HandoverBasis;
  office: typeof offices.$inferSelect;
}

/**
 * What TTS of a collector become if they are handed over to the caller now. `hold`: contracts and TTS are held until the
 * transaction ends. 403: another office's. 404: nobody. 409: one of those that are named is not OPEN.
 */
export async function handoverBasis(
  db: Db,
  person: SignedIn,
  ask: HandoverAsk,
  { now, hold }: { now: Date; hold: boolean },
): Promise<ShownHandover> {
  const [collector] = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(eq(staff.id, ask.collectorId));
  if (!collector) throw notFound('Kolektor ini tidak ada.');
  const office = await readOffice(db, await officeOf(db, person, ask));
  const open = await readTts(db, openOf(collector.id, office.id));
  const rows = chosen(open, ask.ids);
  const late = (await lateDays(db, [office.id], now)).get(office.id) ?? '';
  const plan = await planHandover(db, rows, { now, lateUntil: late, hold });
  if (hold) await refuseChanged(db, rows);
  const lines = await toLines(db, person, plan.planned);
  const use = { holder: person, reader: person, now };
  const obstacle =
    collector.id === person.id ? 'Setoran Anda sendiri diterima oleh kasir lain.' : officeObstacle(office);
  const basis: HandoverBasis = {
    collector,
    office: { id: office.id, name: office.name },
    rows: lines,
    left_out: open.length - rows.length,
    sums: sumsOf(lines),
    drawer: { day: dayOf(use), obstacle: await closedText(db, use) },
    obstacle,
    digest: digestOf([collector.id, office.id, lines]),
  };
  return { ...plan, basis, office };
}

/** The office that is asked for; else the caller's own where the collector has TTS of it, else that of the oldest. */
async function officeOf(db: Db, person: SignedIn, ask: HandoverAsk): Promise<number> {
  if (ask.officeId !== undefined) return officeOrOwn(person, ask.officeId);
  const [named] = ask.ids ?? [];
  if (named !== undefined) return officeOrOwn(person, await officeOfTts(db, named));
  const rows = await db
    .selectDistinct({ officeId: tts.officeId, day: tts.day })
    .from(tts)
    .where(
      and(eq(tts.collectorId, ask.collectorId), eq(tts.state, 'OPEN'), ofSeenOffices(tts.officeId, person)),
    )
    .orderBy(asc(tts.day));
  const own = rows.some(({ officeId }) => officeId === person.office.id);
  return own ? person.office.id : (rows[0]?.officeId ?? person.office.id);
}

/** The office of a TTS; undefined: there is none. */
export async function officeOfTts(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db.select({ officeId: tts.officeId }).from(tts).where(eq(tts.id, id));
  return row?.officeId;
}

/** Those that are named, or all; the oldest where there are too many. */
function chosen(open: readonly NamedTts[], ids: readonly number[] | undefined): NamedTts[] {
  if (!ids) return open.slice(0, MAX_HANDOVER_TTS);
  const wanted = new Set(ids);
  const rows = open.filter(({ id }) => wanted.has(id));
  if (rows.length < wanted.size) throw new NotOpen();
  return rows;
}

/** One of the TTS that are named is not OPEN, or not this collector's at this office. */
class NotOpen extends Error {}

/** Another cashier may have been first while the contracts were waited for. */
async function refuseChanged(db: Db, rows: readonly NamedTts[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const still = await db.$count(tts, and(anyOf(tts.id, ids), eq(tts.state, 'OPEN')));
  if (still < ids.length) throw new NotOpen();
}

/** Why TTS are not there to be handed over, in words. */
async function goneText(db: Db, ids: readonly number[]): Promise<string> {
  const rows = await readTts(db, anyOf(tts.id, ids));
  const gone = rows.filter(({ state }) => state !== 'OPEN');
  const named = gone
    .slice(0, 3)
    .map(({ number }) => number)
    .join(', ');
  return gone.length === 0
    ? 'Tanda terimanya bukan milik kolektor ini di kantor ini.'
    : `Tanda terima ${named}${gone.length > 3 ? ` dan ${gone.length - 3} lagi` : ''} sudah diserahkan atau dibatalkan.`;
}

/** The same where those that are named may not be OPEN: 409, with `current` where it is given. */
export async function basisOrConflict(
  db: Db,
  ids: readonly number[],
  read: () => Promise<ShownHandover>,
  current?: () => Promise<ShownHandover>,
): Promise<ShownHandover> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof NotOpen)) throw error;
    const now = await current?.();
    throw conflict(
      `${await goneText(db, ids)} Belum ada yang disimpan.`,
      ...(now ? [{ current: now.basis }] : []),
    );
  }
}

async function toLines(db: Db, person: SignedIn, planned: readonly PlannedTts[]): Promise<HandoverLine[]> {
  const codes = planned.flatMap(({ late, outcome, paysOn }) =>
    late && !('problem' in outcome) ? paysOn : [],
  );
  const waiting = await requestRows(
    db,
    and(anyOf(contractRequests.contractCode, codes), eq(contractRequests.status, 'WAITING')),
  );
  return planned.map((one) => {
    const pending = waiting.find(({ contractCode }) => contractCode === one.paysOn);
    const obstacle = pending ? secondObstacle(`${nounOf(pending)} kontrak ini`, pending, person) : null;
    return toLine(one, obstacle);
  });
}

function toLine(one: PlannedTts, obstacle: string | null): HandoverLine {
  const { row, late, paysOn, outcome, takesOff } = one;
  const head = {
    tts_id: row.id,
    number: row.number,
    contract_code: row.contractCode,
    customer_name: row.customerName,
    amount: row.amount,
    at: row.at.toISOString(),
    day: row.day,
    late,
    why: whyOf(one),
  };
  if ('problem' in outcome)
    return {
      ...head,
      becomes: 'RETURN',
      pays_on: null,
      date_payment: null,
      shares: [],
      credit_payment: 0,
      penalty_payment: 0,
      deposit: 0,
      returned: row.amount,
      later: [],
      second_person: null,
    };
  const sum = (field: 'credit_payment' | 'penalty_payment') =>
    outcome.receipts.reduce((all, receipt) => all + receipt[field], 0);
  return {
    ...head,
    becomes:
      paysOn !== row.contractCode ? 'SUCCESSOR' : outcome.receipts.length === 0 ? 'DEPOSIT' : 'PAYMENT',
    pays_on: paysOn,
    date_payment: outcome.date,
    shares: outcome.receipts.map((receipt) => ({
      credit_to: receipt.credit_to,
      transaction_to: receipt.transaction_to,
      date_maturity: receipt.date_maturity,
      overdue: receipt.overdue,
      credit: receipt.credit,
      credit_discount: receipt.credit_discount,
      credit_payment: receipt.credit_payment,
      penalty: receipt.penalty,
      penalty_discount: receipt.penalty_discount,
      penalty_payment: receipt.penalty_payment,
    })),
    credit_payment: sum('credit_payment'),
    penalty_payment: sum('penalty_payment'),
    deposit: outcome.rest,
    returned: 0,
    later: namedChanges(outcome.later),
    second_person: late ? { takes_off: takesOff, obstacle } : null,
  };
}

/** Notas of the same hand-over have no number yet. */
const namedChanges = (later: readonly Restated<LineReceipt>[]) =>
  later.flatMap(({ receipt, changes }) => (receipt.invoice === '' ? [] : changes));

function sumsOf(lines: readonly HandoverLine[]): HandoverBasis['sums'] {
  const sum = (of: (line: HandoverLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  return {
    count: lines.length,
    amount: sum(({ amount }) => amount),
    credit_payment: sum((line) => line.credit_payment),
    penalty_payment: sum((line) => line.penalty_payment),
    deposit: sum(({ deposit }) => deposit),
    returned: sum(({ returned }) => returned),
    waiting: sum(({ second_person, amount }) => (second_person ? amount : 0)),
  };
}

const digestOf = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
