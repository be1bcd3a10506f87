import { alreadyRequestedText } from '@/lib/contract/changeRefusals';
import { MIN_REASON_LENGTH } from '@/lib/contract/plainText';
import type { SignedIn } from '../../platform/auth/session';
import { conflict, forbidden, invalid } from '../../platform/core/ApiError';
import type { NamedRequest } from '../../platform/db/namedRequests';
import { formatInstantIn } from '../../platform/format/formatInstantIn';
import type { Call, Held, Outcome, Subject } from './Subject';

const DECIDED: Record<Outcome, string> = {
  APPROVED: 'disetujui',
  REJECTED: 'ditolak',
  WITHDRAWN: 'ditarik kembali',
};

/** The same at the start of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a person may decide a request: another one's, by right. Which offices they see is the subject's to ask. */
export const mayDecide = (
  { requestedBy }: Pick<NamedRequest, 'requestedBy'>,
  { id, access }: Pick<SignedIn, 'id' | 'access'>,
): boolean => access.is_credit_approval === 1 && requestedBy !== id;

/** The same in words: why not; null: they may. */
export function obstacleToDecide(
  { requestedBy }: Pick<NamedRequest, 'requestedBy'>,
  noun: string,
  person: Pick<SignedIn, 'id' | 'access'>,
): string | null {
  if (person.access.is_credit_approval !== 1) return 'Jabatan Anda tidak memiliki hak persetujuan.';
  if (requestedBy !== person.id) return null;
  return `${capital(noun)} ini Anda sendiri yang meminta; orang lain yang harus memutuskannya.`;
}

/** 403: only who asked takes a request back. */
export function refuseOthers({ requestedBy, askerName }: NamedRequest, person: SignedIn): void {
  if (requestedBy === person.id) return;
  throw forbidden(`Hanya ${askerName} yang dapat menarik kembali permintaan ini.`);
}

/** 409 for a decision that comes too late: who decided and when, and what is there now. */
export async function refuseDecided<H extends Held>(
  subject: Pick<Subject<never, H, unknown>, 'noun' | 'instead'>,
  call: Call,
  held: H,
): Promise<void> {
  const { status, decidedAt, deciderName } = held.request;
  if (status === 'WAITING') return;
  const who = deciderName === null ? '' : ` oleh ${deciderName}`;
  const when = decidedAt ? ` pada ${formatInstantIn(decidedAt, call.staff.office.zone)}` : '';
  const { text = '', data } = await subject.instead(call, held);
  throw conflict(`${capital(subject.noun(held))} ini sudah ${DECIDED[status]}${who}${when}.${text}`, {
    status,
    decided_by: deciderName,
    decided_at: decidedAt?.toISOString() ?? null,
    ...data,
  });
}

/** Why no other request is taken while one waits, in words: who asked and when. `what`: "pembatalan nota ini". */
export function secondObstacle(
  what: string,
  pending: Pick<NamedRequest, 'askerName' | 'requestedAt'>,
  { office }: Pick<SignedIn, 'office'>,
): string {
  return alreadyRequestedText(
    capital(what),
    pending.askerName,
    formatInstantIn(pending.requestedAt, office.zone),
  );
}

/** 409 while another request waits, saying who asked and when. */
export function refuseSecond(
  what: string,
  pending: NamedRequest | undefined,
  person: SignedIn,
  data: object = {},
): void {
  if (!pending) return;
  throw conflict(secondObstacle(what, pending, person), {
    request_by: { username: pending.askerUsername, name: pending.askerName },
    requested_at: pending.requestedAt.toISOString(),
    ...data,
  });
}

/** 409 with the record as it is now, unless it is the one that was seen. */
export async function refuseStale(
  isCurrent: boolean,
  message: string,
  data: () => object | Promise<object>,
): Promise<void> {
  if (!isCurrent) throw conflict(message, await data());
}

/** 422: who rejects says why. */
export function requireReason(reason: string | null): void {
  if ((reason ?? '').length >= MIN_REASON_LENGTH) return;
  throw invalid({ reason: `Tulis alasannya, paling sedikit ${MIN_REASON_LENGTH} huruf.` });
}
