import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import type { Registration } from '@/lib/contract/registrations';
import { ApiError } from '@/lib/http/ApiError';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { buildRegistration, STATUSES } from '../../mocks/buildRegistration';
import { createDraftSaver, type DraftSaverOptions } from './createDraftSaver';
import { createFormStore } from './createFormStore';
import type { KeptForm } from './keptForm';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const offline = () => new ApiError({ kind: 'offline', status: 0 });

/** As a call answers: not at once. */
const later = <T>(answer: () => T): Promise<T> => Promise.resolve().then(answer);

/** A server with one draft, and a device at it. */
function desk(start: Partial<DraftSaverOptions> & { form?: RegistrationForm } = {}) {
  const { form = EMPTY_FORM, ...over } = start;
  const store = createFormStore(form);
  const answers = new Map<string, Registration>();
  const sent: { form: RegistrationForm; key: string }[] = [];
  const there = { record: null as Registration | null, made: 0, fails: 0, loses: 0, refuses: [] as Error[] };
  const kept = new Map<number | null, KeptForm>();
  const answer = (form: RegistrationForm, key: string, version: number | null) => {
    sent.push({ form, key });
    if (there.fails-- > 0) throw offline();
    const refusal = there.refuses.shift();
    if (refusal) throw refusal;
    const before = answers.get(key);
    if (before) return before;
    if (version !== null && there.record?.version !== version) {
      throw new ApiError({ kind: 'refused', status: 409, data: { version, current: there.record } });
    }
    if (version === null) there.made += 1;
    there.record = record(form, (version ?? 0) + 1);
    answers.set(key, there.record);
    if (there.loses-- > 0) throw offline();
    return there.record;
  };
  const network = new EventTarget();
  const saver = createDraftSaver({
    store,
    id: null,
    registration: null,
    server: null,
    unanswered: null,
    calls: {
      create: (form, key) => later(() => answer(form, key, null)),
      save: (_id, form, version, key) => later(() => answer(form, key, version)),
    },
    network,
    keep: (id, value) => void (value ? kept.set(id, value) : kept.delete(id)),
    ...over,
  });
  const stop = saver.start({});
  return { store, saver, sent, there, kept, network, stop };
}

const record = (form: RegistrationForm, version: number, over: Partial<Registration> = {}) =>
  buildRegistration({ id: 7, number: null, status: STATUSES.draft, may_edit: true, form, version, ...over });
const rest = (ms = 2000) => vi.advanceTimersByTimeAsync(ms);

/** A draft that the server has at version 3, changed by another device to `theirs` at version 4. */
function changedElsewhere(theirs: RegistrationForm, over: Partial<Registration> = {}) {
  const base = buildRegistrationForm();
  const world = desk({ form: base, id: 7, server: { form: base, version: 3 } });
  world.there.record = record(theirs, 4, over);
  return world;
}

it('keeps each letter on the device at once and sends when typing rests', async () => {
  const { store, saver, sent, kept, there } = desk();
  expect(kept.size).toBe(0);
  store.change('applicant', { name: 'S' });
  store.change('applicant', { name: 'Si' });
  expect(kept.get(null)?.form.applicant.name).toBe('Si');
  expect(saver.state().step).toBe('typed');
  await rest();
  expect(sent).toHaveLength(1);
  expect(saver.state().step).toBe('saved');
  expect(kept.size).toBe(0);
  store.change('applicant', { name: 'Siti' });
  await rest();
  expect(there).toMatchObject({ made: 1, record: { version: 2 } });
});

it('sends nothing for a form that nobody typed in', async () => {
  const { sent } = desk();
  await rest(60_000);
  expect(sent).toEqual([]);
});

it('after a lost answer sends the same once more under its key, so that one draft is made, then what was typed since', async () => {
  const { store, saver, sent, there } = desk();
  there.loses = 1;
  store.change('applicant', { name: 'Siti' });
  await rest();
  expect(saver.state().step).toBe('waiting');
  store.change('applicant', { name: 'Siti Rahmawati' });
  await rest(30_000);
  expect(saver.state().step).toBe('saved');
  expect(there.made).toBe(1);
  expect(sent[1]).toEqual(sent[0]);
  expect(there.record?.form.applicant.name).toBe('Siti Rahmawati');
});

it('goes on after a reload where it was: the unanswered sending first', async () => {
  const first = desk();
  first.there.loses = 1;
  first.store.change('note', 'satu');
  await rest();
  const kept = first.kept.get(null);
  first.stop();
  expect(kept?.unanswered).toEqual(first.sent[0]);
  const second = desk({ form: kept?.form ?? EMPTY_FORM, unanswered: kept?.unanswered ?? null });
  await rest();
  expect(second.sent[0]).toEqual(first.sent[0]);
  expect(second.saver.state().step).toBe('saved');
});

it('tries again by itself, and at once when the connection is back', async () => {
  const { store, saver, there, network } = desk();
  there.fails = 2;
  store.change('note', 'tanpa jaringan');
  await rest();
  expect(saver.state()).toMatchObject({ step: 'waiting' });
  await rest(4000);
  expect(saver.state()).toMatchObject({ step: 'waiting' });
  network.dispatchEvent(new Event('online'));
  await rest(0);
  expect(saver.state().step).toBe('saved');
});

it('takes the other device’s changes of other fields in by itself', async () => {
  const theirs = buildRegistrationForm({ work: { position: 'Kepala gudang' } });
  const { store, saver, there } = changedElsewhere(theirs);
  store.change('applicant', { mother: 'Sumiyati' });
  await rest();
  expect(saver.state().step).toBe('saved');
  expect(saver.mergedBy()).toBe('Joko Purnomo');
  expect(there.record?.form).toMatchObject({
    work: { position: 'Kepala gudang' },
    applicant: { mother: 'Sumiyati' },
  });
});

it('asks where both changed the same field, sends nothing meanwhile, and goes on with what was decided', async () => {
  const theirs = buildRegistrationForm({ applicant: { phone: '0811' } });
  const { store, saver, there, sent, kept } = changedElsewhere(theirs);
  store.change('applicant', { phone: '0899' });
  await rest();
  const state = saver.state();
  if (state.step !== 'conflict') throw new Error(state.step);
  expect(state.merged.conflicts).toEqual([
    { path: 'applicant.phone', before: '0812 5550 1177', mine: '0899', theirs: '0811' },
  ]);
  expect(kept.get(7)?.form.applicant.phone).toBe('0899');
  await rest(60_000);
  expect(sent).toHaveLength(1);
  saver.resolve({ ...state.merged.form, applicant: { ...state.merged.form.applicant, phone: '0899' } });
  await rest();
  expect(there.record).toMatchObject({ version: 5, form: { applicant: { phone: '0899' } } });
  expect(kept.size).toBe(0);
});

it('says that it was handed in elsewhere, and keeps what was typed', async () => {
  const { store, saver, kept } = changedElsewhere(buildRegistrationForm(), {
    may_edit: false,
    status: STATUSES.submitted,
  });
  store.change('note', 'terlambat');
  await rest();
  expect(saver.state()).toMatchObject({ step: 'closed' });
  expect(kept.get(7)?.form.note).toBe('terlambat');
});

it('what the server refuses is not sent again until something changes', async () => {
  let refuses = true;
  const create = (form: RegistrationForm) =>
    later(() => {
      if (refuses) throw new ApiError({ kind: 'refused', status: 422, fields: { surveyor_id: 'Pilih.' } });
      return record(form, 1);
    });
  const { store, saver } = desk({ calls: { create, save: create as never } });
  store.change('surveyor_id', 99);
  await rest(60_000);
  expect(saver.state()).toMatchObject({ step: 'refused', fields: { surveyor_id: 'Pilih.' } });
  refuses = false;
  store.change('surveyor_id', null);
  store.change('note', 'x');
  await rest();
  expect(saver.state().step).toBe('saved');
});

it('flush gives what the server has then', async () => {
  const { store, saver, there } = desk();
  store.change('note', 'kirim');
  expect(await saver.flush()).toEqual({ id: 7, version: 1 });
  there.fails = 1;
  store.change('note', 'kirim lagi');
  expect(await saver.flush()).toBeNull();
});

it('sends no more once nobody is at the form, and leaves what is kept as it was sent', async () => {
  const { store, sent, there, kept, network, stop } = desk();
  store.change('applicant', { name: 'Siti' });
  there.fails = 1;
  vi.advanceTimersByTime(2000);
  expect(sent).toHaveLength(0);
  const before = kept.get(null);
  expect(before?.unanswered?.form.applicant.name).toBe('Siti');
  kept.delete(null);
  stop();
  await rest(60_000);
  network.dispatchEvent(new Event('online'));
  await rest(60_000);
  expect(sent).toHaveLength(1);
  expect(kept.size).toBe(0);
});

it('hears out what is on its way, and drops what the server has', async () => {
  const { store, sent, saver, kept, stop } = desk();
  store.change('applicant', { name: 'Siti' });
  vi.advanceTimersByTime(2000);
  expect(kept.size).toBe(1);
  stop();
  await rest();
  expect(sent).toHaveLength(1);
  expect(kept.size).toBe(0);
  expect(saver.state().step).toBe('saved');
});

it('keeps for the next time what was typed while the last sending was on its way', async () => {
  const { store, sent, kept, stop } = desk();
  store.change('applicant', { name: 'Siti' });
  vi.advanceTimersByTime(2000);
  store.change('applicant', { name: 'Siti Rahmawati' });
  stop();
  await rest(60_000);
  expect(sent).toHaveLength(1);
  expect(kept.get(7)).toMatchObject({
    form: { applicant: { name: 'Siti Rahmawati' } },
    server: { form: { applicant: { name: 'Siti' } }, version: 1 },
    unanswered: null,
  });
});

it('leaves a server alone for as long as it asked, also while typing goes on, and then sends by itself', async () => {
  const { store, saver, sent, there } = desk();
  there.refuses = [
    new ApiError({ kind: 'refused', status: 429, message: 'Terlalu banyak.', retryAfter: 40 }),
  ];
  store.change('applicant', { name: 'Siti' });
  await rest();
  expect(saver.state()).toEqual({ step: 'waiting', message: 'Terlalu banyak.' });
  store.change('applicant', { name: 'Siti Rahmawati' });
  await rest(35_000);
  expect(sent).toHaveLength(1);
  await rest(6000);
  expect(saver.state().step).toBe('saved');
  expect(there.record?.form.applicant.name).toBe('Siti Rahmawati');
});

it('typing while a sending is on its way neither says otherwise nor hurries the next try', async () => {
  const create = vi.fn(
    () => new Promise<Registration>((_, reject) => setTimeout(() => reject(offline()), 1000)),
  );
  const { store, saver } = desk({ calls: { create, save: create } });
  store.change('note', 'a');
  await rest(1600);
  store.change('note', 'ab');
  expect(saver.state().step).toBe('sending');
  await rest(1000);
  expect(saver.state().step).toBe('waiting');
  await rest(2500);
  expect(create).toHaveBeenCalledTimes(1);
  await rest(500);
  expect(create).toHaveBeenCalledTimes(2);
});
