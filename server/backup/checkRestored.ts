import { OperatorError } from '../platform/core/OperatorError';
import { schemaState } from '../platform/db/schemaState';
import type { Manifest } from './manifest';
import { brokenAmong, papersOf, type BrokenPaper } from './papers';
import { openMoment, readTable, sumsOf, tablesOf } from './tables';

/**
 * Reads a restored database again and compares it with the manifest; what differs is said, and the restore fails.
 * @returns the papers that were broken when the archive was made
 */
export async function checkRestored(url: string, manifest: Manifest): Promise<BrokenPaper[]> {
  const client = await openMoment(url);
  try {
    const wrong: string[] = [];
    const state = await schemaState(client);
    const schema = 'last' in state ? state.last.tag : state.kind;
    if (schema !== manifest.schema) wrong.push(`skema ${schema}, bukan ${manifest.schema}`);
    const tables = await tablesOf(client);
    const names = tables.map(({ name }) => name);
    if (names.join() !== manifest.tables.map(({ name }) => name).join()) wrong.push('daftar tabel berbeda');
    for (const table of tables) {
      const was = manifest.tables.find(({ name }) => name === table.name);
      const is = await readTable(client, table, null);
      if (is.rows !== was?.rows) wrong.push(`${table.name}: ${is.rows} baris, bukan ${was?.rows ?? 0}`);
      else if (is.sha256 !== was.sha256) wrong.push(`${table.name}: isinya berbeda`);
    }
    const sums = await sumsOf(client, tables);
    for (const [column, sum] of Object.entries(manifest.sums)) {
      if (sums[column] !== sum) wrong.push(`jumlah ${column} ${sums[column] ?? 'tidak ada'}, bukan ${sum}`);
    }
    if (wrong.length > 0) {
      throw new OperatorError(
        `Hasil pemulihan tidak sama dengan cadangan, jadi tidak dipakai: ${wrong.slice(0, 10).join('; ')}.`,
      );
    }
    return brokenAmong(await papersOf(client), manifest.files);
  } finally {
    await client.end();
  }
}
