import type { HttpHandler } from 'msw';
import {
  correctImportRow,
  getImport,
  IMPORT_PAGE_SIZE,
  listBankMappings,
  listImportRows,
  listImports,
  postImportGroup,
  sendStatementLines,
  startImport,
  undoImport,
  type ImportBatch,
  type ImportRow,
  type StatementLine,
} from '@/lib/contract/imports';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import {
  buildBatch,
  buildBatchFacts,
  buildMappings,
  buildRow,
  buildRowContract,
  buildRows,
  matchLine,
  type BatchFacts,
} from './buildImport';

interface Statement {
  facts: BatchFacts;
  rows: ImportRow[];
}

const SRI = { username: 'sri.wahyuni', name: 'Sri Wahyuni' };
const NOW = '2026-11-20T07:05:00.000Z';
const posted = buildRows()
  .slice(0, 2)
  .map((row) => receiptFor(row));

/** A company's statements, as a server would keep them. */
export class ImportWorld {
  readonly statements: Statement[];

  constructor(
    statements: readonly { facts?: Partial<BatchFacts>; rows: readonly ImportRow[] }[] = [
      { rows: buildRows() },
      {
        facts: {
          id: 11,
          bank: 'MANDIRI',
          file_name: 'Mandiri 13-19 Nov.xlsx',
          status: 'POSTED',
          created_at: '2026-11-19T08:10:00.000Z',
          posted_by: SRI,
          posted_at: '2026-11-20T02:20:00.000Z',
          may_undo: true,
        },
        rows: posted,
      },
    ],
  ) {
    this.statements = statements.map(({ facts, rows }) => ({
      facts: buildBatchFacts({ row_count: rows.length, ...facts }),
      rows: [...rows],
    }));
  }

  find(id: unknown): Statement {
    const found = this.statements.find(({ facts }) => facts.id === Number(id));
    if (!found) throw new Error(`No statement ${String(id)}`);
    return found;
  }

  batch({ facts, rows }: Statement): ImportBatch {
    return { ...buildBatch(facts, rows), row_count: facts.row_count };
  }

  /** Takes lines that are not there yet and matches them. */
  take(id: unknown, lines: readonly StatementLine[]): ImportBatch {
    const statement = this.find(id);
    const seen = new Set(statement.rows.map((row) => row.line));
    const next = statement.rows.length + 1;
    const more = lines.filter((line) => !seen.has(line.line));
    statement.rows.push(...more.map((line, index) => matchLine(line, next + index)));
    if (statement.rows.length >= statement.facts.row_count) statement.facts.status = 'OPEN';
    return this.batch(statement);
  }

  /** Posts up to `size` matched rows. */
  post(id: unknown, size: number) {
    const statement = this.find(id);
    const group = statement.rows.filter((row) => row.state === 'MATCHED').slice(0, size);
    statement.rows = statement.rows.map((row) => (group.includes(row) ? receiptFor(row) : row));
    const remaining = statement.rows.filter((row) => row.state === 'MATCHED').length;
    const status = remaining > 0 ? 'POSTING' : 'POSTED';
    const version = statement.facts.version + 1;
    statement.facts = { ...statement.facts, status, version, posted_by: SRI, posted_at: NOW, may_undo: true };
    return { batch: this.batch(statement), posted: group.length, refused: 0, remaining };
  }

  correct(id: unknown, rowId: unknown, change: Partial<ImportRow>): ImportRow {
    const statement = this.find(id);
    const before = statement.rows.find((row) => row.id === Number(rowId)) ?? buildRow({ id: Number(rowId) });
    const row = { ...before, ...change };
    statement.rows = statement.rows.map((one) => (one.id === row.id ? row : one));
    return row;
  }
}

function receiptFor(row: ImportRow): ImportRow {
  const invoice = `JKT/2611/${String(200 + row.id).padStart(5, '0')}`;
  return { ...row, state: 'POSTED', receipts: [{ id: 900 + row.id, invoice }] };
}

/** Every call on statements; `world` is asked at each call, so it decides what is remembered. */
export function importHandlers(world: () => ImportWorld): HttpHandler[] {
  return [
    mockEndpoint(listBankMappings, { rows: buildMappings() }),
    mockEndpoint(listImports, ({ query }) => {
      const now = world();
      const rows = now.statements.map((one) => now.batch(one));
      const from = (Number(query.page ?? 1) - 1) * IMPORT_PAGE_SIZE;
      return { rows: rows.slice(from, from + IMPORT_PAGE_SIZE), count: rows.length };
    }),
    mockEndpoint(getImport, ({ params }) => {
      const now = world();
      const found = now.statements.find(({ facts }) => facts.id === Number(params.id));
      return found ? now.batch(found) : refuse(404, 'Mutasi ini tidak ada.');
    }),
    mockEndpoint(startImport, ({ body }) => {
      const now = world();
      const { bank, file_name, row_count } = body;
      const facts = buildBatchFacts({ id: 13, bank, file_name, row_count, status: 'READING' });
      const known = now.statements.find((one) => one.facts.id === 13);
      const statement = known ?? { facts, rows: [] };
      if (!known) now.statements.unshift(statement);
      return now.batch(statement);
    }),
    mockEndpoint(sendStatementLines, ({ params, body }) => {
      const now = world();
      const known = now.statements.some((one) => one.facts.id === Number(params.id));
      return now.take(known ? params.id : 12, body.rows);
    }),
    mockEndpoint(listImportRows, ({ params, query }) => {
      const { rows } = world().find(params.id);
      const search = (query.search ?? '').toLowerCase();
      const wanted = rows.filter(
        (row) =>
          (!query.state || row.state === query.state) &&
          `${row.description} ${row.reference} ${row.contract?.code} ${row.contract?.customer_name}`
            .toLowerCase()
            .includes(search),
      );
      const size = Number(query.size ?? IMPORT_PAGE_SIZE);
      const from = (Number(query.page ?? 1) - 1) * size;
      return { rows: wanted.slice(from, from + size), count: wanted.length };
    }),
    mockEndpoint(correctImportRow, ({ params, body }) => {
      const now = world();
      if (body.action === 'ignore') {
        const reason = 'Diabaikan oleh Sri Wahyuni';
        return now.correct(params.id, params.row, { state: 'IGNORED', score: 0, reason, contract: null });
      }
      const reason = body.action === 'choose' ? 'Dipilih oleh Sri Wahyuni' : 'Kode kontrak ada di keterangan';
      return now.correct(params.id, params.row, {
        state: 'MATCHED',
        score: body.action === 'choose' ? 100 : 98,
        reason,
        problem: null,
        contract: buildRowContract(0),
      });
    }),
    mockEndpoint(postImportGroup, ({ params, body }) => world().post(params.id, body.size ?? 250)),
    mockEndpoint(undoImport, ({ params, body }) => {
      const now = world();
      const statement = now.find(params.id);
      statement.facts = {
        ...statement.facts,
        status: 'UNDONE',
        undone_by: SRI,
        undone_at: NOW,
        undo_reason: body.reason,
        may_undo: false,
        version: body.version + 1,
      };
      statement.rows = statement.rows.map((row) =>
        row.state === 'POSTED' ? { ...row, state: 'MATCHED' } : row,
      );
      return now.batch(statement);
    }),
  ];
}
