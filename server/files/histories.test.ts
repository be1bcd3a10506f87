import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signedIn } from '../platform/auth/session';
import { contractCodes } from '../testing/contractRequest';
import { pdf, pieceOf, sender, sha256, contentOf } from '../testing/files';
import { startApi } from '../testing/startApi';
import { attachFiles, releaseFiles } from './attachFiles';
import { LOOSE_LASTS, pruneFiles, UPLOAD_LASTS } from './pruneFiles';
import { share } from '../testing/seeds';

const HISTORIES = Number(process.env.FILE_HISTORIES ?? share(8));
const HOUR = 3_600_000;
const PEOPLE = ['kasir.jkt', 'penyetuju.jkt', 'kasir.mks'];

/** What we know of a file, beside the server. */
interface Known {
  sender: number;
  content: Buffer;
  upload: number;
  file: number | null;
  /** Which record holds it; null: none. */
  held: string | null;
  /** Since when none does. */
  loose: number;
  touched: number;
  cancelled: boolean;
}

type Step =
  | {
      do: 'send' | 'open' | 'piece' | 'complete' | 'cancel' | 'attach' | 'release' | 'remove';
      who: number;
      which: number;
      own: boolean;
    }
  | { do: 'wait'; hours: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['send', 'send', 'send', 'open', 'piece', 'piece', 'complete', 'complete', 'cancel'] as const),
        ...(['attach', 'attach', 'attach', 'attach', 'attach', 'release', 'remove'] as const),
      ),
      who: fc.nat(PEOPLE.length - 1),
      which: fc.nat(9),
      own: fc.integer({ min: 0, max: 3 }).map((lot) => lot > 0),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 30, 80, 170) }),
  },
);

/*
 * Random histories of several people, each step by whoever wants it of whichever upload there is. What a model beside the
 * server expects of every file is compared after every wait and at the end.
 */
it('no history loses a file that a record holds, keeps one past its time, or shows one to another office', async () => {
  const api = await startApi();
  const { db, pool } = api.connection;
  const people = await Promise.all(
    PEOPLE.map(async (username) => {
      const token = await api.signIn(username);
      await pool.query("update sessions set expires_at = now() + interval '9 years'");
      const staff = await signedIn(db, `Bearer ${token}`, api.now());
      const code = username.endsWith('mks') ? 'MKS' : 'JKT';
      return { staff, code, ...sender(api, token) };
    }),
  );
  const records = {
    JKT: await contractCodes(api, 'ACTIVE', 'JKT'),
    MKS: await contractCodes(api, 'ACTIVE', 'MKS'),
  };
  let nth = 0;

  const history = async (steps: Step[]) => {
    const known: Known[] = [];
    const now = () => api.now().getTime();
    const owner = (id: string) => ({ type: 'contract', id });
    const run: Record<Exclude<Step['do'], 'wait'>, (who: number, one: Known | undefined) => Promise<void>> = {
      async open(who) {
        const content = pdf(`${(nth += 1)}`);
        const { http, data } = await people[who]!.open(content, { name: 'a.pdf', kind: 'DOCUMENT' });
        if (http !== 200) return;
        known.push({
          ...{ sender: who, content, upload: data.id, file: null, held: null, cancelled: false },
          ...{ loose: now(), touched: now() },
        });
      },
      async send(who) {
        const before = known.length;
        await run.open(who, undefined);
        const made = known[before];
        await run.piece(who, made);
        await run.complete(who, made);
      },
      async piece(who, one) {
        if (!one) return;
        const { http, data } = await people[who]!.piece(one.upload, 0, pieceOf(one.content, 0));
        expect([200, 404]).toContain(http);
        if (http === 200 && who === one.sender && one.file === null && data.file === null)
          one.touched = now();
      },
      async complete(who, one) {
        if (!one) return;
        const { http, data } = await people[who]!.complete(one.upload);
        expect([200, 404, 409]).toContain(http);
        if (http === 409) one.touched = now();
        if (http !== 200) return;
        expect(who).toBe(one.sender);
        if (one.file === null) Object.assign(one, { file: data.id, loose: now(), touched: now() });
        expect(one.file).toBe(data.id);
      },
      async cancel(who, one) {
        if (!one) return;
        expect((await people[who]!.cancel(one.upload)).http).toBe(200);
        if (who === one.sender && one.file === null) one.cancelled = true;
      },
      async attach(who, one) {
        const person = people[who]!;
        if (one?.file === null || !one) return;
        const id = records[person.code as 'JKT'][one.upload % 3] ?? '';
        const saving = {
          person: person.staff,
          owner: owner(id),
          officeId: person.staff.office.id,
          now: api.now(),
        };
        const taken = await db
          .transaction((tx) => attachFiles(tx, [one.file ?? 0], saving))
          .then(
            () => true,
            () => false,
          );
        // A record has it already: saving it again is no theft.
        if (!taken || one.held === id) return;
        expect([who, one.held]).toEqual([one.sender, null]);
        one.held = id;
      },
      async release(_who, one) {
        if (one?.file == null || one.held === null) return;
        await releaseFiles(db, [one.file], { owner: owner(one.held), now: api.now() });
        Object.assign(one, { held: null, loose: now() });
      },
      async remove(who, one) {
        if (one?.file == null) return;
        const { http } = await people[who]!.remove(one.file);
        if (http !== 200) return;
        expect([who, one.held]).toEqual([one.sender, null]);
        one.loose = -Infinity;
      },
    };
    const check = async () => {
      for (const one of known.filter(({ file }) => file !== null)) {
        const reads = await Promise.all(people.map(({ get }) => get(one.file ?? 0)));
        if (one.held !== null) {
          const { data } = reads[one.sender]!;
          expect(data).toMatchObject({ trouble: null, attached: true });
          expect(sha256((await contentOf(api, data.key)).rawPayload)).toBe(sha256(one.content));
        } else if (one.loose < now() - LOOSE_LASTS) {
          expect(reads.map(({ http }) => http)).toEqual(people.map(() => 404));
        }
        for (const [who, { http }] of reads.entries()) {
          const isOf = people[who]!.code === people[one.sender]!.code;
          const may = one.held === null ? who === one.sender : isOf;
          if (!may) expect([403, 404]).toContain(http);
        }
      }
      for (const one of known) {
        const ended = one.cancelled || one.touched < now() - UPLOAD_LASTS;
        const { http } = await people[one.sender]!.state(one.upload);
        if (ended) expect(http).toBe(404);
        else if (one.file === null) expect(http).toBe(200);
      }
    };
    for (const one of steps) {
      if (one.do === 'wait') {
        api.advance(one.hours * HOUR);
        await pruneFiles(db, api.parts.files, api.now());
        await check();
        continue;
      }
      const wanted = known[one.which % (known.length || 1)];
      // Mostly whoever it belongs to, so that histories come far; else anybody.
      await run[one.do](
        one.own && wanted && one.do !== 'open' && one.do !== 'send' ? wanted.sender : one.who,
        wanted,
      );
    }
    await check();
    // In the end only what records hold is left, in the database and in the store.
    api.advance(LOOSE_LASTS + HOUR);
    for (let time = 0; time < 2; time++) {
      await pruneFiles(db, api.parts.files, api.now());
      api.advance(HOUR);
    }
    await check();
    const { rows } = await pool.query<{ id: number }>('select id from files order by id');
    held.push(...known.filter((one) => one.held !== null).map(({ file }) => file ?? 0));
    expect(rows.map(({ id }) => id)).toEqual([...held].sort((a, b) => a - b));
    for (const table of ['file_uploads', 'file_chunks', 'file_removals'])
      expect((await pool.query(`select 1 from ${table}`)).rowCount, table).toBe(0);
  };
  const held: number[] = [];
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60, size: 'max' }), history), {
    numRuns: HISTORIES,
    seed: 20_261_123,
    endOnFailure: true,
  });
  expect(held.length).toBeGreaterThan(HISTORIES / 5);
});
