import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Registration } from '@/lib/contract/registrations';
import type { SurveyBody } from '@/lib/contract/surveys';
import { ApiError } from '@/lib/http/ApiError';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { buildKeptSurvey, FACTS } from '../mocks/buildKeptSurvey';
import { emptyDisk, memorySurveyStore, type Disk } from '../mocks/memorySurveyStore';
import { createSurveyDraft } from './createSurveyDraft';
import { createSurveyQueue, type SurveyQueue } from '../mocks/createSurveyQueue';
import type { SurveyCalls } from './surveySender';
import { newId, type KeptSurvey } from './KeptSurvey';

/*
 * Whatever is cut off, reloaded, refused, sent twice or signed out in between: every visit that was put into the queue is
 * on the device or on the server, with everything in it, under its own surveyor's name, and on the server once.
 */

/** What becomes of one call. */
type Fate = 'ok' | 'no way there' | 'no way back' | 'busy' | 'signed out' | 'photos gone';
const FATES: readonly Fate[] = [
  'ok',
  'ok',
  'no way there',
  'no way back',
  'busy',
  'signed out',
  'photos gone',
];

type Act =
  | { do: 'type'; who: 0 | 1; note: string }
  | { do: 'photo'; who: 0 | 1 }
  | { do: 'submit'; who: 0 | 1 }
  | { do: 'send'; fates: Fate[]; twoTabs: boolean }
  | { do: 'reload' }
  | { do: 'reload while sending'; fates: Fate[]; after: number }
  | { do: 'other person' }
  | { do: 'disk'; full: boolean }
  | { do: 'survey'; open: boolean };

const who = fc.constantFrom(0 as const, 1 as const);
const fates = fc.array(fc.constantFrom(...FATES), { maxLength: 8 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('type' as const), who, note: fc.string({ maxLength: 20 }) }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('photo' as const), who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('submit' as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('send' as const), fates, twoTabs: fc.boolean() }) },
  fc.constant({ do: 'reload' as const }),
  fc.record({
    do: fc.constant('reload while sending' as const),
    fates,
    after: fc.integer({ min: 0, max: 12 }),
  }),
  fc.constant({ do: 'other person' as const }),
  fc.record({ do: fc.constant('disk' as const), full: fc.boolean() }),
  fc.record({ do: fc.constant('survey' as const), open: fc.boolean() }),
);

/** What the server answers; of it the queue reads nothing. */
const ANSWER = { form: buildRegistrationForm() } as Registration;

const OWNERS = ['7', '12'] as const;

/** The server as the contract has it: uploads by key, visits by id, once each. */
class Server {
  readonly uploads = new Map<string, { id: number; owner: string; bytes: number }>();
  readonly surveys = new Map<string, { owner: string; body: SurveyBody }>();
  fates: Fate[] = [];
  open = true;
  private made = 0;

  calls(owner: string): SurveyCalls {
    return {
      photo: (survey, photo, content) =>
        this.answer(() => {
          const key = `${owner} ${survey.id} ${photo.id}`;
          const upload = this.uploads.get(key) ?? {
            id: (this.made += 1),
            owner,
            bytes: content.bytes.byteLength,
          };
          this.uploads.set(key, upload);
          return upload.id;
        }),
      survey: (_registrationId, body) => this.answer(() => this.receive(owner, body)),
    };
  }

  private receive(owner: string, body: SurveyBody): Registration {
    const had = this.surveys.get(body.id);
    if (had) {
      if (had.owner !== owner || contentOf(had.body) !== contentOf(body)) throw refused(409);
      return ANSWER;
    }
    if (!this.open) throw refused(409, { current: ANSWER });
    const known = new Map([...this.uploads.values()].map((upload) => [upload.id, upload]));
    for (const id of body.photos) {
      if (!known.has(id))
        throw new ApiError({ kind: 'refused', status: 422, fields: { files: 'Unggah lagi.' } });
      if (known.get(id)?.owner !== owner) throw refused(403);
    }
    this.surveys.set(body.id, { owner, body });
    return ANSWER;
  }

  private async answer<T>(act: () => T): Promise<T> {
    const fate = this.fates.shift() ?? 'ok';
    await Promise.resolve();
    switch (fate) {
      case 'ok':
        return act();
      case 'no way there':
        throw new ApiError({ kind: 'offline', status: 0 });
      case 'no way back':
        act();
        throw new ApiError({ kind: 'timeout', status: 0 });
      case 'busy':
        throw refused(503);
      case 'signed out':
        throw refused(401);
      case 'photos gone':
        // A week has passed: what nothing holds is removed.
        for (const [key, { id }] of [...this.uploads]) {
          if (![...this.surveys.values()].some(({ body }) => body.photos.includes(id)))
            this.uploads.delete(key);
        }
        return act();
    }
  }
}

const shrink = (file: File) => Promise.resolve(new Blob([file]));
const refused = (status: number, data: unknown = null) =>
  new ApiError({ kind: 'refused', status, message: `Ditolak ${status}`, data });
const contentOf = ({ photos, ...body }: SurveyBody) => JSON.stringify([body, photos.length]);

/** A device, and the page that is open on it. */
class Device {
  readonly disk: Disk = emptyDisk();
  readonly submitted = new Map<string, KeptSurvey>();
  owner: (typeof OWNERS)[number] = '7';
  private page = { isGone: false };
  private queues: SurveyQueue[] = [];

  constructor(private readonly server: Server) {}

  reload() {
    this.page.isGone = true;
    this.page = { isGone: false };
    this.queues = [];
  }

  store() {
    const { page } = this;
    return memorySurveyStore(this.disk, () => page.isGone);
  }

  /** The visit of that number which can be changed, as the page opens it; a new one where there is none. */
  async draft(nth: number) {
    const mine = await this.store().list(this.owner);
    const registrationId = 41 + nth;
    const open = mine.find(
      ({ facts, step }) =>
        facts.registrationId === registrationId && (step === 'draft' || step === 'refused'),
    );
    const made = buildKeptSurvey({
      ...{ id: newId(), owner: this.owner, facts: { ...FACTS, registrationId } },
      visitedAt: new Date(Date.UTC(2026, 10, 20, 2, 0, this.submitted.size)).toISOString(),
    });
    return createSurveyDraft(open ?? made, this.store(), shrink);
  }

  queue(): SurveyQueue {
    const queue = createSurveyQueue({
      owner: this.owner,
      store: this.store(),
      calls: this.server.calls(this.owner),
      network: new EventTarget(),
    });
    this.queues.push(queue);
    return queue;
  }
}

async function perform(device: Device, server: Server, one: Act): Promise<void> {
  switch (one.do) {
    case 'type': {
      const draft = await device.draft(one.who);
      draft.find({ note: one.note });
      await settled();
      break;
    }
    case 'photo': {
      const draft = await device.draft(one.who);
      await draft.addPhotos([new File([new Uint8Array(5 + device.disk.photos.size)], 'rumah.jpg')]);
      break;
    }
    case 'submit': {
      const draft = await device.draft(one.who);
      if (draft.state().record.photos.length > 0 && (await draft.finish())) {
        const { record: survey } = draft.state();
        device.submitted.set(survey.id, survey);
      }
      break;
    }
    case 'send': {
      server.fates = [...one.fates];
      await Promise.all([device.queue().run(), ...(one.twoTabs ? [device.queue().run()] : [])]);
      break;
    }
    case 'reload':
      device.reload();
      break;
    case 'reload while sending': {
      server.fates = [...one.fates];
      void device.queue().run();
      for (let turn = 0; turn < one.after; turn++) await Promise.resolve();
      device.reload();
      await settled();
      break;
    }
    case 'other person':
      device.reload();
      device.owner = device.owner === '7' ? '12' : '7';
      break;
    case 'disk':
      device.disk.full = one.full;
      break;
    case 'survey':
      server.open = one.open;
      break;
  }
}

/** Everything that only waits for its turn has had it. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A visit is somewhere whole: on the device with its photos, or on the server. */
function holds(device: Device, server: Server): void {
  for (const [id, survey] of device.submitted) {
    const kept = device.disk.surveys.get(`${survey.owner}/${id}`);
    const received = server.surveys.get(id);
    expect(kept ?? received).toBeDefined();
    if (kept?.step === 'sent') expect(received).toBeDefined();
    if (received) {
      expect(received.owner).toBe(survey.owner);
    }
    if (kept && kept.step !== 'sent') {
      for (const photo of kept.photos) {
        const content = device.disk.photos.get(`${kept.owner}/${kept.id}/${photo.id}`);
        expect(content?.bytes.byteLength).toBe(photo.bytes);
      }
    }
  }
  for (const { owner, body } of server.surveys.values()) {
    expect(device.submitted.get(body.id)?.owner).toBe(owner);
  }
}

describe('visits over random histories', () => {
  it('are never lost, never twice, and under nobody else’s name', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let received = 0;
    let mended = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40, size: 'max' }), async (history) => {
        const server = new Server();
        const device = new Device(server);
        for (const one of history) {
          await perform(device, server, one);
          holds(device, server);
        }
        // In the end everything works again, and each surveyor signs in once more.
        server.open = true;
        device.disk.full = false;
        for (const owner of OWNERS) {
          device.reload();
          device.owner = owner;
          server.fates = [];
          await device.queue().run();
          for (const survey of await device.store().list(owner)) {
            if (survey.step !== 'refused') continue;
            mended += 1;
            const draft = createSurveyDraft(survey, device.store(), shrink);
            if (survey.photos.length === 0) await draft.addPhotos([new File(['x'], 'x.jpg')]);
            expect(await draft.finish()).not.toBeNull();
            device.submitted.set(survey.id, draft.state().record);
          }
          await device.queue().run();
        }
        holds(device, server);
        for (const [id, survey] of device.submitted) {
          expect(server.surveys.get(id)?.owner).toBe(survey.owner);
          expect(device.disk.surveys.get(`${survey.owner}/${id}`)?.step).toBe('sent');
          const { note } = survey.findings;
          expect(server.surveys.get(id)?.body.findings.note).toBe(note);
          expect(server.surveys.get(id)?.body.photos).toHaveLength(survey.photos.length);
        }
        received += server.surveys.size;
      }),
      {
        numRuns: Number(process.env.HISTORIES ?? 200),
        seed: Number(process.env.HISTORIES_SEED ?? 20_261_123),
      },
    );
    vi.useRealTimers();
    // Histories in which nothing is sent, or nothing refused, would say nothing.
    expect(received).toBeGreaterThan(100);
    expect(mended).toBeGreaterThan(10);
  });
});
