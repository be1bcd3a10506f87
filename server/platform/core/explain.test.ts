import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { emptyFolder } from '../../testing/dataFolder';
import { startEmbedded } from '../db/embedded/startEmbedded';
import { migrate } from '../db/migrate';
import { explain } from './explain';

const told = (url: string) =>
  migrate(url).then(
    () => 'connected',
    (error: unknown) => explain(error),
  );

describe('an error at start', () => {
  it('is told in words when the database is not where DATABASE_URL says', async () => {
    expect(await told('postgres://x:y@basis-data.invalid:5432/angsur')).toMatch(
      /tidak dikenal.*DATABASE_URL/,
    );
    expect(await told('postgres://x:y@127.0.0.1:1/angsur')).toMatch(/tidak menjawab.*DATABASE_URL/);
  });

  it('is told in words when the database refuses', async () => {
    const url = new URL(inject('adminUrl'));
    url.pathname = '/tidak_ada';
    expect(await told(url.toString())).toMatch(/tidak ada.*/);
    url.username = 'orang_asing';
    url.password = 'salah';
    expect(await told(url.toString())).toMatch(/menolak|tidak ada/);
  });

  it('is told in words where DATA_DIR is a file, or lies below one', async () => {
    const file = path.join(emptyFolder(), 'data');
    writeFileSync(file, '');
    for (const dataDir of [file, path.join(file, 'di-bawah')]) {
      const failed = await startEmbedded({ dataDir }).catch((error: unknown) => explain(error));
      expect(failed).toMatch(/^DATA_DIR bukan folder: .*data/);
      expect(failed).not.toContain(' at ');
    }
  });

  it('has no stack trace, also wrapped by the query layer or told once for each address', () => {
    const code = (code: string) => Object.assign(new Error('getaddrinfo'), { code });
    expect(explain(new Error('Failed query', { cause: code('ENOTFOUND') }))).not.toContain('at ');
    expect(explain(new AggregateError([code('ECONNREFUSED'), code('ECONNREFUSED')], 'x'))).toContain(
      'tidak menjawab',
    );
    expect(explain(code('ERR_INVALID_URL'))).toContain('DATABASE_URL');
  });
});
