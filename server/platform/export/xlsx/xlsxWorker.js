// @ts-check
import { parentPort, workerData } from 'node:worker_threads';
import { workbook } from './workbook.js';

/*
 * Writes one workbook beside the server's own thread, a step at a time: asks for rows, gives bytes, and waits for the answer
 * to each. Plain JavaScript: a worker is loaded from a file, which in a test is the source.
 */

/** @typedef {import('./xlsxBytes').FromWorker} FromWorker */
/** @typedef {readonly (readonly import('../columns').Cell[])[]} Rows */

const port = parentPort;
if (!port) throw new Error('runs as a worker');

/**
 * @param {FromWorker} message
 * @returns {Promise<Rows | null>}
 */
function ask(message) {
  const answer = new Promise((resolve) => port?.once('message', resolve));
  port?.postMessage(message);
  return answer;
}

async function* batches() {
  for (let rows = await ask({ step: 'rows' }); rows; rows = await ask({ step: 'rows' })) yield rows;
}

const { columns, flushed, limits } = workerData;
for await (const bytes of workbook(columns, batches(), flushed, limits)) await ask({ step: 'bytes', bytes });
port.postMessage({ step: 'end' });
