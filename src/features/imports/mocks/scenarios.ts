import type { HttpHandler } from 'msw';
import { postImportGroup } from '@/lib/contract/importPosting';
import { askImportRows } from '@/lib/contract/importRequests';
import { correctImportRow, listImportRows } from '@/lib/contract/importRows';
import { checkImport, getImport, listImports, undoImport } from '@/lib/contract/imports';
import { sendStatementLines, startImport } from '@/lib/contract/statementUpload';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import {
  buildBatch,
  buildHeldRows,
  buildManyRows,
  buildQuestions,
  buildRow,
  buildRows,
  buildWaiting,
  type BatchFacts,
} from './buildImport';
import { importHandlers, ImportWorld } from './ImportWorld';

/** The posted statement of two that a world has; it remembers nothing, so that no story sees what another one did. */
const posted = (facts: Partial<BatchFacts>) => () => {
  const world = new ImportWorld();
  const statement = world.find(11);
  statement.facts = { ...statement.facts, ...facts };
  return world;
};

/** A statement with rows that one person alone can't post; it remembers. */
function holding(facts: Partial<BatchFacts>) {
  const world = new ImportWorld([{ facts, rows: buildHeldRows() }]);
  return () => world;
}

/** Named worlds for Bayar Cicilan (Tranfer); each goes before the happy path. */
export const importScenarios = {
  none: [mockEndpoint(listImports, { rows: [], count: 0 })],
  asking: [mockEndpoint(listImports, never)],
  networkGone: [mockEndpoint(listImports, offline)],
  forbidden: [mockEndpoint(listImports, refuse(403, 'Anda tidak punya hak untuk ini.'))],
  batchAsking: [mockEndpoint(getImport, never)],
  batchGone: [mockEndpoint(getImport, refuse(404, 'Mutasi ini tidak ada.'))],
  rowsOffline: [mockEndpoint(listImportRows, offline)],
  half: [
    mockEndpoint(getImport, {
      ...buildBatch({ status: 'READING' }),
      row_count: 1000,
      received: 400,
      may_undo: true,
    }),
  ],
  undone: [
    mockEndpoint(
      getImport,
      buildBatch({
        status: 'UNDONE',
        undone_by: { username: 'budi.santoso', name: 'Budi Santoso' },
        undone_at: '2026-11-20T06:55:00.000Z',
        undo_reason: 'Mutasi bulan lain terunggah.',
      }),
    ),
  ],
  /** Rows wait for a second person, and nobody asked yet. */
  held: importHandlers(holding({})),
  /** Somebody asked. */
  asked: importHandlers(holding({ request: buildWaiting() })),
  askRefused: [
    mockEndpoint(askImportRows, () =>
      refuse(409, 'Mutasi ini berubah sejak Anda membukanya. Periksa lagi, lalu minta.', {
        current: buildBatch({}, buildHeldRows()),
      }),
    ),
    ...importHandlers(holding({})),
  ],
  /** Posted by somebody else, for a second person to compare with the bank. */
  unchecked: importHandlers(
    posted({
      ...{ may_check: true, may_undo: true },
      file: { id: 71, name: 'Mandiri 13-19 Nov.xlsx', bytes: 18_432 },
    }),
  ),
  bankDiffers: [
    mockEndpoint(
      checkImport,
      refuse(
        422,
        'Angka dari bank tidak sama dengan mutasi ini. Baca lagi; bila tetap berbeda, batalkan postingnya.',
        {
          errors: { amount: 'Tidak sama dengan mutasi ini.' },
        },
      ),
    ),
    ...importHandlers(posted({ may_check: true, may_undo: true })),
  ],
  checkRefused: [
    mockEndpoint(checkImport, () =>
      refuse(409, 'Mutasi ini berubah sejak Anda membukanya. Periksa lagi, lalu cocokkan.', {
        current: buildBatch({ id: 11, may_check: true }),
      }),
    ),
    ...importHandlers(posted({ may_check: true, may_undo: true })),
  ],
  taken: [
    mockEndpoint(startImport, () =>
      refuse(
        409,
        'Berkas ini sudah diunggah oleh Sri Wahyuni pada 20 November 2026, 13:40.',
        buildBatch({ id: 12 }),
      ),
    ),
  ],
  postedMeanwhile: [
    mockEndpoint(correctImportRow, () =>
      refuse(
        409,
        'Baris ini sudah diposting Eka Lestari pada 20 November 2026, 14:02.',
        buildRow({ id: 3, line: 9, state: 'POSTED', receipts: [{ id: 903, invoice: 'JKT/2611/00203' }] }),
      ),
    ),
  ],
  /** The receipt got a line elsewhere meanwhile. */
  tieRefused: [
    mockEndpoint(correctImportRow, () =>
      refuse(
        422,
        'Keterangan baris ini menyebut kontrak JKT-2604-00118; nota JKT/2611/00187 milik kontrak JKT-2607-00203.',
        { errors: {} },
      ),
    ),
  ],
  undoRefused: [
    mockEndpoint(undoImport, () =>
      refuse(
        409,
        'Mutasi ini belum dapat dibatalkan. Titipan yang ditinggalkannya sudah dipakai atau dikembalikan: JKT/2611/00231, JKT/2611/00229. Batalkan dulu itu.',
        { used: ['JKT/2611/00231', 'JKT/2611/00229'] },
      ),
    ),
  ],
} satisfies Record<string, HttpHandler[]>;

/** A company that remembers; also its state, for plays to look at. */
export function rememberingWorld(world = new ImportWorld()) {
  return { world, handlers: importHandlers(() => world) };
}

/** The `at`th group of a statement is lost on its way, once; the first line of every group that was tried is kept. */
export function sendingStops(at: number) {
  const { world, handlers } = rememberingWorld();
  const firstLines: number[] = [];
  const lost = mockEndpoint(sendStatementLines, ({ params, body }) => {
    firstLines.push(body.rows[0]?.line ?? 0);
    return firstLines.length === at ? offline() : world.take(params.id, body.rows);
  });
  return { world, firstLines, handlers: [lost, ...handlers] };
}

/** A statement of `count` matched rows; the `at`th group is posted but its answer is lost. */
export function postingStops(count: number, at: number) {
  const { world, handlers } = rememberingWorld(new ImportWorld([{ rows: buildManyRows(count) }]));
  let calls = 0;
  const lost = mockEndpoint(postImportGroup, ({ params, body }) => {
    calls += 1;
    const group = world.post(params.id, body.size ?? 250);
    return calls === at ? offline() : group;
  });
  return { world, handlers: [lost, ...handlers] };
}

/** Posting never gets beyond its first group. */
export function postingHangs(count: number): HttpHandler[] {
  const { world, handlers } = rememberingWorld(new ImportWorld([{ rows: buildManyRows(count) }]));
  let calls = 0;
  const slow = mockEndpoint(postImportGroup, async ({ params, body }) => {
    calls += 1;
    if (calls > 1) return never();
    return world.post(params.id, body.size ?? 250);
  });
  return [slow, ...handlers];
}

/** A statement of rows that need a person. */
export function questionsWorld() {
  return rememberingWorld(new ImportWorld([{ rows: buildQuestions() }]));
}

/** Of the matched rows the first is refused, with the reason. */
export function oneRefused() {
  const { world, handlers } = rememberingWorld();
  const refusing = mockEndpoint(postImportGroup, ({ params }) => {
    world.correct(params.id, 1, {
      state: 'DOUBTFUL',
      problem: 'Uangnya Rp2.832.000, sisa kontrak ini Rp1.416.000.',
    });
    const group = world.post(params.id, 250);
    return { ...group, refused: 1 };
  });
  return { world, handlers: [refusing, ...handlers] };
}

/** Rows as banks really write them. */
export const longDescriptions: HttpHandler[] = [
  mockEndpoint(listImportRows, {
    rows: buildRows().map((row) => ({
      ...row,
      description: `${row.description} 0211/FTSCY/WS95031/BIFAST/CENAIDJA/99102/PEMBAYARANANGSURANKEENAMATASNAMARADENAJENGKUSUMAWARDHANI`,
    })),
    count: 8,
  }),
];
