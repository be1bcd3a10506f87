import { searchedAmount } from '@/lib/format/search/searchedAmount';
import { searchedDay, type SearchedDay } from '@/lib/format/search/searchedDay';
import type { HttpHandler } from 'msw';
import { listBankMappings } from '@/lib/contract/bankMappings';
import { getImportDivision, postImportGroup } from '@/lib/contract/importPosting';
import {
  correctImportRow,
  IMPORT_PAGE_SIZE,
  listImportRows,
  type ImportRow,
  type RowCorrection,
} from '@/lib/contract/importRows';
import { askImportRows, decideImportRows, getImportRequest } from '@/lib/contract/importRequests';
import { checkImport, getImport, listImports, undoImport, type ImportBatch } from '@/lib/contract/imports';
import { sendStatementLines, startImport, type StatementLine } from '@/lib/contract/statementUpload';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import {
  buildBatch,
  buildBatchFacts,
  buildDivision,
  buildImportRequest,
  buildMappings,
  buildPlan,
  buildRow,
  buildRowContract,
  buildRows,
  buildWaiting,
  matchLine,
  RECORDED,
  type BatchFacts,
} from './buildImport';

interface Statement {
  facts: BatchFacts;
  rows: ImportRow[];
}

const SRI = { username: 'sri.wahyuni', name: 'Sri Wahyuni' };
const HENDRA = { username: 'penyetuju.jkt', name: 'Hendra Gunawan' };
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
    const group = statement.rows.filter(isToPost).slice(0, size);
    statement.rows = statement.rows.map((row) => (group.includes(row) ? receiptFor(row) : row));
    const remaining = statement.rows.filter(isToPost).length;
    const isLeft = statement.rows.some((row) => row.state === 'MATCHED');
    const status = isLeft ? 'POSTING' : 'POSTED';
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

const isToPost = ({ state, held }: ImportRow) => state === 'MATCHED' && held === null;

function receiptFor(row: ImportRow): ImportRow {
  const invoice = `JKT/2611/${String(200 + row.id).padStart(5, '0')}`;
  return { ...row, state: 'POSTED', plan: null, receipts: [{ id: 900 + row.id, invoice }] };
}

/** What a server does with a person's decision on a row; what is doubtful is asked about once. */
function correctedBy(world: ImportWorld, { id, row }: { id: unknown; row: unknown }, body: RowCorrection) {
  const before = world.find(id).rows.find((one) => one.id === Number(row)) ?? buildRow();
  const contract = before.contract ?? buildRowContract(0);
  const untouched = { problem: null, recorded: null, tied: null, plan: null };
  switch (body.action) {
    case 'ignore':
      return world.correct(id, row, {
        ...untouched,
        state: 'IGNORED',
        score: 0,
        reason: 'Diabaikan oleh Sri Wahyuni',
        contract: null,
      });
    case 'tie': {
      const invoice = before.recorded?.invoice ?? 'JKT/2611/00187';
      return world.correct(id, row, {
        ...untouched,
        state: 'POSTED',
        score: 100,
        reason: `Dikaitkan ke nota ${invoice} oleh Sri Wahyuni`,
        contract,
        tied: { id: body.credit_id, invoice, by: SRI.name, at: NOW, may_untie: true },
      });
    }
    case 'untie':
      return world.correct(id, row, {
        ...untouched,
        state: 'DOUBTFUL',
        score: 70,
        reason: 'Kode kontrak ada di keterangan; tetapi transfer sebesar ini sudah dicatat',
        plan: buildPlan(before.amount),
        recorded: RECORDED,
      });
    case 'choose':
    case 'match': {
      const ask = body.action === 'choose' ? questionOf(before, body) : null;
      if (ask) return refuse(409, ask.words, { ask: ask.ask });
      const reason = body.action === 'choose' ? 'Dipilih oleh Sri Wahyuni' : 'Kode kontrak ada di keterangan';
      return world.correct(id, row, {
        ...untouched,
        state: 'MATCHED',
        score: body.action === 'choose' ? 100 : 98,
        reason: `${reason}; melunasi angsuran ke-8`,
        contract: buildRowContract(0),
        plan: before.plan ?? buildPlan(before.amount),
      });
    }
  }
}

/** What a choice must confirm, unless it does. */
function questionOf(row: ImportRow, body: Extract<RowCorrection, { action: 'choose' }>) {
  const { recorded, twin_line } = row;
  const plan = row.plan ?? buildPlan(row.amount);
  const words = [
    recorded && body.beside_credit_id !== recorded.id
      ? `Transfer sebesar ini sudah dicatat di nota ${recorded.invoice}, dibayar 4 November 2026.`
      : null,
    twin_line !== null && body.beside_line !== twin_line
      ? `Baris ini sama persis dengan baris ${twin_line} berkas ini.`
      : null,
    plan.surplus > 0 && body.keep_surplus !== plan.surplus ? 'Jumlahnya lebih dari yang terutang.' : null,
  ].filter((one) => one !== null);
  if (words.length === 0) return null;
  const { contract_code } = body;
  return { words: words.join(' '), ask: { contract_code, recorded, twin_line, plan, named_other: null } };
}

/** Every call on statements; `world` is asked at each call, so it decides what is remembered. */
export function importHandlers(world: () => ImportWorld): HttpHandler[] {
  return [
    mockEndpoint(listBankMappings, { rows: buildMappings() }),
    mockEndpoint(listImports, ({ query }) => {
      const now = world();
      const rows = now.statements
        .map((one) => now.batch(one))
        .filter(({ checked_at: at, posted_at: posted }) =>
          query.check === 'CHECKED'
            ? at !== null
            : query.check !== 'UNCHECKED' || (posted !== null && at === null),
        );
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
          (!query.line || row.line === Number(query.line)) &&
          (row.amount === searchedAmount(search) ||
            isOn(row.date, searchedDay(search)) ||
            `${row.description} ${row.reference} ${row.contract?.code} ${row.contract?.customer_name}`
              .toLowerCase()
              .includes(search)),
      );
      const size = Number(query.size ?? IMPORT_PAGE_SIZE);
      const from = (Number(query.page ?? 1) - 1) * size;
      return { rows: wanted.slice(from, from + size), count: wanted.length };
    }),
    mockEndpoint(correctImportRow, ({ params, body }) => correctedBy(world(), params, body)),
    mockEndpoint(getImportDivision, ({ params }) => buildDivision(world().find(params.id).rows)),
    mockEndpoint(postImportGroup, ({ params, body }) => world().post(params.id, body.size ?? 250)),
    mockEndpoint(askImportRows, ({ params, body }) => {
      const now = world();
      const statement = now.find(params.id);
      statement.facts = { ...statement.facts, request: buildWaiting({ reason: body.reason }) };
      return now.batch(statement);
    }),
    mockEndpoint(getImportRequest, buildImportRequest()),
    mockEndpoint(decideImportRows, ({ params, body }) => {
      const now = world();
      const statement = now.find(params.id);
      statement.facts = { ...statement.facts, request: null };
      if (body.decision === 'APPROVED')
        statement.rows = statement.rows.map((row) => ({ ...row, held: null }));
      return now.batch(statement);
    }),
    mockEndpoint(checkImport, ({ params, body }) => {
      const now = world();
      const statement = now.find(params.id);
      statement.facts = {
        ...statement.facts,
        checked_by: HENDRA,
        checked_at: NOW,
        after_check: 0,
        checked_account: body.account,
        may_check: false,
        version: body.version + 1,
      };
      return now.batch(statement);
    }),
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

const isOn = (date: string, day: SearchedDay | null) =>
  day !== null && date.endsWith(day.day) && (day.year === null || date.startsWith(String(day.year)));
