import type { HttpHandler } from 'msw';
import {
  continueLetterBatch,
  getLetterBatch,
  listLetterBatches,
  previewLetters,
  startLetterBatch,
} from '@/lib/contract/letterBatches';
import {
  listContractLetters,
  listLetters,
  makeLetter,
  recordDeliveries,
  recordDelivery,
} from '@/lib/contract/letters';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildBatch, buildFinished, buildFinishedBatch, buildPreview } from './buildBatch';
import { buildContractLetters, buildLetter, buildLetters, DELIVERED } from './buildLetter';

const NO_CALL = refuse(404, 'Alamat ini tidak ada.');

/** Named worlds for a contract's letters. */
export const contractLetterScenarios = {
  asking: [mockEndpoint(listContractLetters, never)],
  fails: [mockEndpoint(listContractLetters, () => refuse(500, ''))],
  offline: [mockEndpoint(listContractLetters, offline)],
  withoutCall: [mockEndpoint(listContractLetters, NO_CALL)],
  /** SP1 and SP2 were delivered or tried, SP3 waits for its delivery. */
  chain: [
    mockEndpoint(
      listContractLetters,
      buildContractLetters({
        rows: buildLetters(),
        due: { step: null, why: 'SP1 sampai SP3 sudah dibuat' },
      }),
    ),
  ],
  promised: [
    mockEndpoint(
      listContractLetters,
      buildContractLetters({ due: { step: null, why: 'Janji bayar masih berjalan' } }),
    ),
  ],
  somebodyWasFirst: [
    mockEndpoint(makeLetter, refuse(409, 'SP1 tidak dibuat: Surat sebelumnya belum dicatat pengirimannya.')),
  ],
} satisfies Record<string, HttpHandler[]>;

const recorded = buildLetter({ version: 2, delivery: DELIVERED });

/** Named worlds for deliveries. */
export const deliveryScenarios = {
  none: [mockEndpoint(listLetters, { today: '2026-11-20', rows: [], count: 0, count_more: false })],
  asking: [mockEndpoint(listLetters, never)],
  fails: [mockEndpoint(listLetters, () => refuse(500, ''))],
  offline: [mockEndpoint(listLetters, offline)],
  forbidden: [mockEndpoint(listLetters, () => refuse(403, 'Anda tidak punya hak untuk ini.'))],
  withoutCall: [mockEndpoint(listLetters, NO_CALL)],
  /** Three that wait. */
  several: [
    mockEndpoint(listLetters, {
      today: '2026-11-20',
      rows: [
        buildLetter(),
        buildLetter({
          ...{ id: 72, number: 'JKT/SP/2611/00015', contract_code: 'JKT-2512-00087' },
          customer_name: 'Bambang Sutrisno',
        }),
        buildLetter({
          ...{ id: 73, number: 'JKT/SP/2611/00016', contract_code: 'JKT-2602-00031' },
          ...{ customer_name: 'Yuliana Sari', made_on: '2026-11-18' },
        }),
      ],
      ...{ count: 3, count_more: false },
    }),
  ],
  oneRecordedMeanwhile: [
    mockEndpoint(recordDeliveries, () =>
      refuse(409, 'Surat JKT/SP/2611/00015 sudah berubah sejak Anda membukanya.', {
        ...{ version: 1, current: recorded },
      }),
    ),
  ],
  recordedMeanwhile: [
    mockEndpoint(
      recordDelivery,
      refuse(409, 'Surat JKT/SP/2611/00014 sudah berubah sejak Anda membukanya.', {
        ...{ version: 1, current: recorded },
      }),
    ),
  ],
} satisfies Record<string, HttpHandler[]>;

/** Three groups; what is asked for comes one after the other. */
function inGroups(): HttpHandler[] {
  const groups = [
    buildBatch({ made: 20, left: 20 }),
    buildBatch({ made: 30, left: 10 }),
    buildFinishedBatch(),
  ];
  return [mockEndpoint(continueLetterBatch, () => groups.shift() ?? buildFinishedBatch())];
}

/** The first group is made, then the network is gone; pressed again it goes on. */
function cutOnce(): HttpHandler[] {
  const answers = [() => buildBatch({ made: 20, left: 20 }), offline, buildFinishedBatch];
  return [mockEndpoint(continueLetterBatch, () => (answers.shift() ?? buildFinishedBatch)())];
}

/** Named worlds for letters that are made together; those that count are made anew for each story. */
export const makingScenarios = {
  asking: [mockEndpoint(previewLetters, never)],
  fails: [mockEndpoint(previewLetters, () => refuse(500, ''))],
  withoutCall: [mockEndpoint(previewLetters, NO_CALL)],
  nothingDue: [mockEndpoint(previewLetters, buildPreview({ due: [] }))],
  unfinished: [mockEndpoint(listLetterBatches, { rows: [buildBatch({ made: 20, left: 20 })] })],
  running: [mockEndpoint(continueLetterBatch, never)],
  countedOtherwise: [
    mockEndpoint(
      startLetterBatch,
      refuse(409, 'Jumlah suratnya berubah sejak dihitung. Periksa hitungan yang baru.', {
        current: buildPreview(),
      }),
    ),
  ],
  everybody: [
    // Before the batch, whose address takes it in.
    mockEndpoint(previewLetters, buildPreview()),
    mockEndpoint(getLetterBatch, { ...buildFinished(), none: [], skipped: [] }),
  ],
  inGroups,
  cutOnce,
} satisfies Record<string, HttpHandler[] | (() => HttpHandler[])>;
