import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { callAt, type Branch, type Collector } from './branch';
import type { Made } from './door';
import type { KeptVisit, Phone } from './phone';

/** A visit as the server has it. */
export interface ServerVisit {
  id: string;
  code: string;
  by: number;
  note: string;
  number: string | null;
  amount: number;
  state: string | null;
  /** SHA-256 of each photo as it was sent, in their order. */
  photos: string[];
  /** Their ids. */
  files: number[];
}

/** All visits that the server has of somebody. */
export const visitsOf = ({ sql }: Branch, { id }: Pick<Collector, 'id'>): Promise<ServerVisit[]> =>
  sql<ServerVisit>(
    `select v.id, v.contract_code as code, v.visited_by as by, v.note, t.number, coalesce(t.amount, 0)::int as amount,
            t.state,
            array(select u.sha256 from visit_photos p join file_uploads u on u.file_id = p.file_id
                   where p.visit_id = v.id order by p.nth) as photos,
            array(select p.file_id from visit_photos p where p.visit_id = v.id order by p.nth) as files
       from visits v left join tts t on t.visit_id = v.id
      where v.visited_by = $1 order by v.at, v.id`,
    [id],
  );

/** How long what a phone keeps may be on its way, ms. */
export const SENDING = 30_000;
/** The same for a whole test, ms. */
export const FIELD_LIMIT = 180_000;

/** Waits until the server has so many visits of somebody; `timeout`, ms. */
export const expectSent = (
  branch: Branch,
  collector: Pick<Collector, 'id'>,
  count: number,
  timeout = SENDING,
): Promise<void> =>
  expect.poll(async () => (await visitsOf(branch, collector)).length, { timeout }).toBe(count);

const byNote = (a: { note: string }, b: { note: string }) => a.note.localeCompare(b.note);

/**
 * The server has of somebody exactly what was found at the doors: each visit once, under the name of who made it, with its
 * number and sum; and where the phone's word from before it was sent is given, the same ids and the same photos to the byte.
 */
export async function expectWhole(
  branch: Branch,
  collector: Collector,
  made: readonly Made[],
  kept?: readonly KeptVisit[],
): Promise<void> {
  const there = (await visitsOf(branch, collector)).toSorted(byNote);
  expect(
    there.map(({ note, code, number, amount, photos }) => ({
      note,
      code,
      number,
      amount,
      photos: photos.length,
    })),
  ).toEqual(
    made
      .toSorted(byNote)
      .map(({ note, code, number, paid, photos }) => ({ note, code, number, amount: paid, photos })),
  );
  if (kept) {
    const said = ({ id, note, photos }: Pick<KeptVisit, 'id' | 'note' | 'photos'>) => ({ id, note, photos });
    expect(there.map(said)).toEqual(kept.toSorted(byNote).map(said));
  }
  const photos = there.flatMap((visit) => visit.photos);
  expect(new Set(photos).size, 'no photo stands for another').toBe(photos.length);
  expect(await branch.faults()).toEqual([]);
}

/** The content of every photo is what the server says that it keeps. */
export async function expectPhotosReadable(
  branch: Branch,
  phone: Phone,
  visits: readonly ServerVisit[],
): Promise<number> {
  const token = await phone.page.evaluate(() => localStorage.getItem('password'));
  const call = callAt(branch.server.address, token);
  const files = visits.flatMap((visit) => visit.files);
  for (const id of files) {
    const { key, bytes } = await call<{ key: string; bytes: number }>('GET', `files/${id}`);
    const answer = await fetch(`${branch.server.address}/api/files/content?key=${encodeURIComponent(key)}`);
    const content = Buffer.from(await answer.arrayBuffer());
    const [row] = await branch.sql<{ sha256: string }>('select sha256 from files where id = $1', [id]);
    expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([
      bytes,
      row?.sha256,
    ]);
  }
  return files.length;
}
