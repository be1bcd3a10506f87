import type { ContractPage } from '@/lib/contract/contracts';
import { listContracts } from '@/lib/contract/contracts';
import {
  continueLetterBatch,
  getLetterBatch,
  listBatchLetters,
  listLetterBatches,
  previewLetters,
  startLetterBatch,
  type LetterBatch,
  type LetterPreview,
} from '@/lib/contract/letterBatches';
import {
  getLetter,
  listContractLetters,
  listLetters,
  makeLetter,
  recordDeliveries,
  recordDelivery,
  type ContractLetters,
  type Letter,
} from '@/lib/contract/letters';
import type { Send } from './calls';

interface Sender {
  send: Send;
}

/** A contract for which a letter is due, and which. */
async function dueOne(send: Send) {
  const query = { status: 'OVERDUE', sort: 'next_due', order: 'asc', size: '100' };
  const { rows } = (await send(listContracts, 'director', { query })).data as ContractPage;
  for (const { code } of rows) {
    const params = { id: code };
    const { due } = (await send(listContractLetters, 'director', { params })).data as ContractLetters;
    if (due.step !== null) return { params, step: due.step };
  }
  throw new Error('No letter is due');
}

async function make(send: Send) {
  const { params, step } = await dueOne(send);
  return send(makeLetter, 'director', { params, body: { step } });
}

/** One that was made before, and waits to be brought. */
async function waiting(send: Send) {
  const query = { state: 'UNDELIVERED' };
  const { rows } = (await send(listLetters, 'director', { query })).data as { rows: Letter[] };
  const [letter] = rows;
  if (!letter) throw new Error('No letter waits');
  return letter;
}

/** For an office where some are due. */
async function start(send: Send) {
  for (const office of [2, 3, 1]) {
    const { due } = (await send(previewLetters, 'director', { query: { office } })).data as LetterPreview;
    const body = { filter: { office }, due: due.reduce((sum, { count }) => sum + count, 0) };
    if (body.due > 0) return send(startLetterBatch, 'director', { body });
  }
  throw new Error('No letter is due');
}

/** One that is not finished, or else the newest. */
async function batch(send: Send) {
  const { rows } = (await send(listLetterBatches, 'director')).data as { rows: LetterBatch[] };
  const [first] = rows;
  return { params: { id: String((first ?? ((await start(send)).data as LetterBatch)).id) } };
}

/** How the calls of warning letters are made. */
export const LETTER_CALLS = {
  listContractLetters: async ({ send }: Sender) => {
    const { params } = await dueOne(send);
    return send(listContractLetters, 'director', { params });
  },
  makeLetter: ({ send }: Sender) => make(send),
  listLetters: ({ send }: Sender) => send(listLetters, 'director', { query: { state: 'ALL' } }),
  getLetter: async ({ send }: Sender) =>
    send(getLetter, 'director', { params: { id: String((await waiting(send)).id) } }),
  recordDelivery: async ({ send }: Sender) => {
    const { id, version, made_on: day } = await waiting(send);
    const body = { version, way: 'POST', day, received_by: null, note: 'Alamat tidak ditemukan' };
    return send(recordDelivery, 'director', { params: { id: String(id) }, body });
  },
  recordDeliveries: async ({ send }: Sender) => {
    const { id, version, made_on: day } = await waiting(send);
    const body = { letters: [{ id, version }], way: 'POST', day, received_by: null, note: 'Rumah kosong' };
    return send(recordDeliveries, 'director', { body });
  },
  previewLetters: ({ send }: Sender) => send(previewLetters, 'head'),
  startLetterBatch: ({ send }: Sender) => start(send),
  continueLetterBatch: async ({ send }: Sender) => send(continueLetterBatch, 'director', await batch(send)),
  listLetterBatches: async ({ send }: Sender) => {
    await batch(send);
    return send(listLetterBatches, 'director');
  },
  getLetterBatch: async ({ send }: Sender) => send(getLetterBatch, 'director', await batch(send)),
  listBatchLetters: async ({ send }: Sender) => send(listBatchLetters, 'director', await batch(send)),
};
