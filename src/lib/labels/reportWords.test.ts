import { expect, it } from 'vitest';
import { BOOK_STATES, bucketWords, MET, RESULTS, WAYS } from '../contract/reportWords';
import { BPKB_LABELS } from './bpkbLabels';
import { bucketLabel } from './bucketLabel';
import { WAY_LABELS } from './disbursementLabels';
import { MET_LABELS, RESULT_LABELS } from './visitLabels';

it('reports speak as the screens do', () => {
  const books = Object.entries(BPKB_LABELS).map(([state, { label }]) => [state, label]);
  expect(Object.entries(BOOK_STATES)).toEqual(books);
  expect([WAYS, MET, RESULTS]).toEqual([WAY_LABELS, MET_LABELS, RESULT_LABELS]);
  for (const bucket of ['0-0', '1-7', '8-8', '121-', '0-', 'repossessed']) {
    expect(bucketWords(bucket)).toBe(bucketLabel(bucket));
  }
});
