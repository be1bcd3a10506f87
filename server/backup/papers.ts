import type pg from 'pg';
import type { Manifest } from './manifest';

/** A photo or paper, as its row says that it is kept. */
interface Paper {
  id: number;
  name: string;
  storage_key: string;
  bytes: number;
  sha256: string;
}

/** One that is not in the data folder as its row says. */
export interface BrokenPaper extends Pick<Paper, 'id' | 'name'> {
  state: 'hilang' | 'rusak';
}

/** Every paper that the database names; none where its schema is older than files. */
export async function papersOf(client: pg.ClientBase): Promise<Paper[]> {
  const { rows: found } = await client.query<{ has: boolean }>(
    "select to_regclass('public.files') is not null as has",
  );
  if (!found[0]?.has) return [];
  return (await client.query<Paper>('select id, name, storage_key, bytes, sha256 from files order by id'))
    .rows;
}

/** The papers whose content is missing among these files, or is another than was kept. */
export function brokenAmong(papers: readonly Paper[], files: Manifest['files']): BrokenPaper[] {
  const kept = new Map(files.map((file) => [file.path, file]));
  return papers.flatMap(({ id, name, storage_key, bytes, sha256 }): BrokenPaper[] => {
    const file = kept.get(`storage/files/${storage_key}`);
    if (!file) return [{ id, name, state: 'hilang' }];
    return file.bytes === bytes && file.sha256 === sha256 ? [] : [{ id, name, state: 'rusak' }];
  });
}

/** Ends a backup or a restore that was done and found papers broken. */
export const PAPERS_BROKEN = 2;

/** So many are named. */
const NAMED = 5;

/** How many papers are broken and which first, for people. */
export function brokenText(broken: readonly BrokenPaper[]): string {
  const count = (state: BrokenPaper['state']) => broken.filter((one) => one.state === state).length;
  const named = broken.slice(0, NAMED).map(({ id, name, state }) => `${id} ${name} (${state})`);
  const more = broken.length > NAMED ? `, dan ${broken.length - NAMED} lainnya` : '';
  return `PERHATIAN: isi ${count('hilang')} berkas hilang dan ${count('rusak')} rusak: ${named.join(', ')}${more}.`;
}
