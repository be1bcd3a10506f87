import type { HttpHandler } from 'msw';
import {
  continueLetterBatch,
  getLetterBatch,
  listBatchLetters,
  listLetterBatches,
  previewLetters,
  startLetterBatch,
} from '@/lib/contract/letterBatches';
import {
  getLetter,
  listContractLetters,
  listLetters,
  makeLetter,
  recordDeliveries,
  recordDelivery,
} from '@/lib/contract/letters';
import { readLetterNumber } from '@/lib/format/recordNumbers';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildBatch, buildFinished, buildFinishedBatch, buildPreview } from './buildBatch';
import { buildContractLetters, buildLetter, buildLetters, buildPrintedLetter } from './buildLetter';

const LETTERS = buildLetters();

/** Writes are accepted and change nothing. */
export const letterHandlers: HttpHandler[] = [
  mockEndpoint(listContractLetters, buildContractLetters()),
  mockEndpoint(makeLetter, ({ body: { step } }) => buildPrintedLetter({ step })),
  mockEndpoint(listLetters, ({ query: { state = 'UNDELIVERED', search = '' } }) => {
    const words = (readLetterNumber(search) ?? search).toLowerCase();
    const rows = LETTERS.filter(({ delivery }) => state === 'ALL' || delivery === null).filter((row) =>
      `${row.number} ${row.contract_code} ${row.customer_name}`.toLowerCase().includes(words),
    );
    return { today: '2026-11-20', rows, count: rows.length, count_more: false };
  }),
  mockEndpoint(getLetter, ({ params }) => buildPrintedLetter({ id: Number(params.id) })),
  mockEndpoint(recordDelivery, ({ params, body: { version, way, day, received_by, note } }) =>
    buildLetter({
      ...{ id: Number(params.id), version: version + 1 },
      delivery: { ...{ way, day, received_by, note }, written_by: buildLetter().made_by },
    }),
  ),
  mockEndpoint(recordDeliveries, ({ body: { letters, way, day, received_by, note } }) => ({
    rows: letters.map(({ id, version }) =>
      buildLetter({
        ...{ id, version: version + 1 },
        delivery: { ...{ way, day, received_by, note }, written_by: buildLetter().made_by },
      }),
    ),
  })),
  mockEndpoint(previewLetters, buildPreview()),
  mockEndpoint(startLetterBatch, buildBatch()),
  mockEndpoint(continueLetterBatch, buildFinishedBatch()),
  mockEndpoint(listLetterBatches, { rows: [buildFinishedBatch()] }),
  mockEndpoint(getLetterBatch, buildFinished()),
  mockEndpoint(listBatchLetters, {
    rows: [buildPrintedLetter(), buildPrintedLetter({ id: 72, number: 'JKT/SP/2611/00015' })],
    count: 2,
  }),
];
