import type { AnyCall } from './AnyCall';
import type { Json } from './schemaComponents';

/** Why a call is refused where its summary does not say; what the app takes each status for. */
const REASONS: Readonly<Record<number, string>> = {
  400: 'The body or the address cannot be read.',
  401: 'No session, or it has ended. The app signs out.',
  403: "The caller's title has none of the flags, or the record is another office's.",
  404: 'There is no such record.',
  409: 'Somebody was first, or what was changed is stale; `data.current` may bring the record as it is now.',
  413: 'The body is too large.',
  415: 'The body is of another type.',
  422: '`data.errors` says why each field was refused, in Indonesian, by its path.',
  429: 'Too often; `Retry-After` says when to try again, in seconds.',
  500: 'The server is at fault.',
  503: 'The database is away or busy; `Retry-After` says when to try again, in seconds.',
};

/** Refusals of a call by status, with the words of its summary where it has some (`409: stale.`). */
export function refusalsOf(call: AnyCall): Json {
  const said = Object.fromEntries(
    [...call.summary.matchAll(/\b(4\d\d): ([^.;]+)/g)].map(([, status = '', words = '']) => [
      status,
      `${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
    ]),
  );
  const named = [...call.summary.matchAll(/\b4\d\d\b/g)].map(([status]) => Number(status));
  const found = [...new Set([...usual(call), ...named])].toSorted();
  return Object.fromEntries(found.map((status) => [status, refusal(said[status] ?? REASONS[status] ?? '')]));
}

function usual(call: AnyCall): number[] {
  const sends = 'body' in call && call.body !== undefined;
  const isWrite = call.method !== 'GET';
  return [
    400,
    ...(call.guard === 'public' ? [] : [401, 403]),
    ...('params' in call && call.params ? [404] : []),
    ...(sends ? [413, 415] : []),
    ...(sends || call.query || ('params' in call && call.params) ? [422] : []),
    ...(isWrite ? [409, 429] : []),
    ...[500, 503],
  ];
}

const refusal = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});
