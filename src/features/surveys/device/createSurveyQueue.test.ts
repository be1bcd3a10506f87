import { expect, it, vi } from 'vitest';
import type { Registration } from '@/lib/contract/registrations';
import { ApiError } from '@/lib/http/ApiError';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { buildKeptSurvey } from '../mocks/buildKeptSurvey';
import { emptyDisk, memorySurveyStore } from '../mocks/memorySurveyStore';
import { createSurveyQueue } from '../mocks/createSurveyQueue';
import type { SurveyCalls } from './surveySender';

const PHOTO = { id: 'p1', name: 'rumah.jpg', bytes: 3 };
const CONTENT = { type: 'image/jpeg', bytes: new ArrayBuffer(3) };
const ANSWER = { form: buildRegistrationForm() } as Registration;
/** Photos that nothing held for a week were removed there. */
const gone = () =>
  new ApiError({
    kind: 'refused',
    status: 422,
    message: 'Foto sudah tidak ada di server.',
    fields: { files: 'Foto sudah tidak ada di server.' },
  });

/** A visit with one photo that waits, and a queue whose server gives each photo another number. */
async function waitingVisit(answers: (() => Registration)[]) {
  const store = memorySurveyStore(emptyDisk());
  const survey = buildKeptSurvey({ photos: [PHOTO] });
  await store.putPhoto(survey, PHOTO.id, CONTENT);
  await store.put({ ...survey, step: 'waiting' });
  let sent = 100;
  const calls = {
    photo: vi.fn<SurveyCalls['photo']>(() => Promise.resolve((sent += 1))),
    survey: vi.fn<SurveyCalls['survey']>(() =>
      Promise.resolve().then(() => (answers.shift() ?? (() => ANSWER))()),
    ),
  };
  const queue = createSurveyQueue({ owner: survey.owner, store, calls, network: new EventTarget() });
  await queue.run();
  const [left] = await store.list(survey.owner);
  return { calls, left, store, owner: survey.owner };
}
const fail = (error: Error) => () => {
  throw error;
};

it('sends photos once more that the server has lost meanwhile, and then the visit', async () => {
  const { calls, left } = await waitingVisit([fail(gone())]);
  expect(calls.photo).toHaveBeenCalledTimes(2);
  expect(calls.survey.mock.calls.map(([, body]) => body.photos)).toEqual([[101], [102]]);
  expect(left).toMatchObject({ step: 'sent', refusal: null });
});

it('asks a person where they are lost again at once, and keeps the visit', async () => {
  const { calls, left } = await waitingVisit([fail(gone()), fail(gone())]);
  expect(calls.survey).toHaveBeenCalledTimes(2);
  expect(left).toMatchObject({ step: 'refused', photos: [PHOTO] });
});

it('keeps a visit that comes too soon, and sends it when the server said', async () => {
  vi.useFakeTimers();
  try {
    const tooOften = new ApiError({
      kind: 'refused',
      status: 429,
      message: 'Terlalu banyak perubahan sekaligus. Coba lagi dalam 50 detik.',
      retryAfter: 50,
    });
    const { calls, left, store, owner } = await waitingVisit([fail(tooOften)]);
    expect(left).toMatchObject({ step: 'waiting', refusal: null });
    await vi.advanceTimersByTimeAsync(45_000);
    expect(calls.survey).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(6000);
    expect(calls.survey).toHaveBeenCalledTimes(2);
    expect((await store.list(owner))[0]).toMatchObject({ step: 'sent' });
  } finally {
    vi.useRealTimers();
  }
});

it('waits with a session that is over, and tries once more when there is a connection again', async () => {
  vi.useFakeTimers();
  try {
    const store = memorySurveyStore(emptyDisk());
    await store.put({ ...buildKeptSurvey({ photos: [] }), step: 'waiting' });
    const { owner } = buildKeptSurvey({});
    const network = new EventTarget();
    const survey = vi
      .fn<SurveyCalls['survey']>()
      .mockRejectedValueOnce(new ApiError({ kind: 'refused', status: 401 }))
      .mockResolvedValue(ANSWER);
    const onUnauthorized = vi.fn();
    const calls = { survey, photo: vi.fn<SurveyCalls['photo']>() };
    const queue = createSurveyQueue({ owner, store, calls, network, onUnauthorized });
    const stop = queue.start();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(survey).toHaveBeenCalledTimes(1);
    expect(queue.state()?.sending).toEqual({ step: 'session' });
    expect(onUnauthorized).toHaveBeenCalledOnce();
    network.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect((await store.list(owner))[0]).toMatchObject({ step: 'sent' });
    stop();
  } finally {
    vi.useRealTimers();
  }
});
