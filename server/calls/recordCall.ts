import type { z } from 'zod/mini';
import type { OutsideReason } from '@/lib/collection/callHours';
import { promiseErrors } from '@/lib/collection/promiseErrors';
import {
  RESULTS_OF,
  type BorrowerCall,
  type CallResult,
  type recordCall as endpoint,
} from '@/lib/contract/calls';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { lockContract, readAccount, type FoundContract } from '../contracts/readContract';
import { ApiError, conflict, invalid } from '../platform/core/ApiError';
import { calls } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { callBasis, callMoment, owedOn } from './callBasis';
import { callObstacle } from '../contracts/callObstacle';
import { holdsHours } from './consents';
import { readCall } from './readCalls';
import { runningPromise } from './readPromises';
import { writePromise } from './writePromise';

type Body = z.output<NonNullable<(typeof endpoint)['body']>>;
type RecordCall = StaffCall<{ id: string }, unknown, Body>;

const WHY: Readonly<Record<OutsideReason, string>> = {
  SUNDAY: 'Hari ini Minggu',
  HOLIDAY: 'Hari ini hari libur nasional',
  HOURS: 'Jam penagihan 08.00–20.00 waktu kantor',
};

const RESULTS: Readonly<Record<CallResult, string>> = {
  REACHED: 'tersambung',
  PROMISED: 'janji bayar',
  REFUSED: 'menolak membayar',
  NOT_REACHED: 'tidak tersambung',
  MESSAGE_LEFT: 'titip pesan agar menelepon kembali',
};

/** Keeps the result of a call, and what was promised. 403, 404, 409, 422. */
export async function recordCall(call: RecordCall): Promise<BorrowerCall> {
  const { db, staff, now, origin, params, body } = call;
  const found = await lockContract(db, staff, params.id);
  const { contract, office } = found;
  const obstacle = callObstacle(found);
  if (obstacle !== null) throw conflict(obstacle);
  const { day, outside } = await callMoment(db, office.zone, now);
  // A consent that was named while it was needed does no harm a minute later.
  const consentId = outside === null ? null : body.consent_id;
  if (consentId !== null && !(await holdsHours(db, contract.code, consentId, day))) {
    throw invalid({ consent_id: 'Persetujuan ini tidak berlaku sekarang.' });
  }
  const errors = { ...bodyErrors(body), ...ruleErrors(body, outside, consentId) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const promiseId = body.promise && (await keepPromise(call, found, body.promise, day));
  const [made] = await db
    .insert(calls)
    .values({
      ...{ contractCode: contract.code, officeId: office.id, at: now, day, calledBy: staff.id },
      ...{ phone: body.phone.trim(), spokeTo: body.spoke_to, result: body.result, note: body.note.trim() },
      ...{ promiseId, outsideHours: outside !== null, consentId },
    })
    .returning({ id: calls.id });
  if (!made) throw new ApiError(500);
  const { promise } = body;
  const promised = promise ? ` ${formatRupiah(promise.amount)} pada ${formatDate(promise.due)}` : '';
  const isOutside = (outside !== null && consentId === null) || body.spoke_to === 'OTHER';
  await writeHistory(db, {
    ...{ at: now, staffId: staff.id, action: 'CALL_RECORDED', origin },
    summary: `Mencatat telepon: ${RESULTS[body.result]}${promised}${isOutside ? ', di luar ketentuan' : ''}`,
    record: { type: 'contract', id: contract.code },
  });
  return readCall(db, made.id);
}

/** What does not go together, by field. */
function bodyErrors({ spoke_to, result, promise }: Body): Record<string, string> {
  if (!RESULTS_OF[spoke_to].includes(result))
    return { result: 'Hasil ini bukan dari bicara dengan orang itu.' };
  if (result === 'PROMISED' && promise === null)
    return { 'promise.due': 'Tulis kapan dan berapa yang dijanjikan.' };
  if (result !== 'PROMISED' && promise !== null)
    return { promise: 'Janji hanya dari nasabah yang berjanji membayar.' };
  return {};
}

/** What is outside the rule and not said to be kept all the same. */
function ruleErrors(
  { spoke_to, outside_rule }: Body,
  outside: OutsideReason | null,
  consentId: number | null,
): Record<string, string> {
  if (outside_rule) return {};
  if (outside !== null && consentId === null) {
    return {
      outside_rule: `${WHY[outside]}. Pilih persetujuan nasabah, atau nyatakan tetap dicatat sebagai di luar ketentuan.`,
    };
  }
  if (spoke_to === 'OTHER') {
    return {
      outside_rule: 'Yang boleh ditagih hanya nasabah. Nyatakan tetap dicatat sebagai di luar ketentuan.',
    };
  }
  return {};
}

/**
 * Keeps what was promised in the place of the promise that ran. 409: that one was not seen. 422 at its fields.
 * @returns its id
 */
async function keepPromise(
  { db, staff, now }: RecordCall,
  found: FoundContract,
  { due, amount, replaces }: NonNullable<Body['promise']>,
  day: string,
): Promise<number> {
  const { contract } = found;
  const { card } = await readAccount(db, contract, day);
  const running = await runningPromise(db, contract.code, { now });
  if (running && running.promise.id !== replaces) {
    const { promise } = running;
    throw conflict(
      `${promise.written_by.name} sudah mencatat janji ${formatRupiah(promise.amount)} pada ${formatDate(promise.due)}.`,
      { current: await callBasis(db, found, now) },
    );
  }
  const wrong = Object.entries(promiseErrors({ due, amount }, owedOn(card, day), day, running?.until));
  if (wrong.length > 0) {
    throw invalid(Object.fromEntries(wrong.map(([field, words]) => [`promise.${field}`, words])));
  }
  return writePromise(db, {
    ...{ contract, due, amount, source: 'CALL', at: now, madeOn: day, writtenBy: staff.id, endedAt: null },
  });
}
