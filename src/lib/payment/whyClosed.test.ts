import { expect, it } from 'vitest';
import type { Card } from '../arithmetic/card';
import { CONTRACT_STATUSES } from '../contract/contractListDefaults';
import { whyClosed, whyNotRunning } from './whyClosed';

type Status = (typeof CONTRACT_STATUSES)[number];

const card = (remainder: number, penalty: number) => () => ({ totals: { remainder, penalty } }) as Card;
const contract = (status: Status) => ({ code: 'JKT-1', status });

it.each<[Status, number, number, RegExp | null]>([
  ['ACTIVE', 100, 0, null],
  ['OVERDUE', 100, 50, null],
  ['REPOSSESSED', 100, 0, null],
  ['REPOSSESSED', 0, 0, /sudah lunas/],
  ['WRITTEN_OFF', 0, 50, null],
  ['SETTLED', 0, 50, null],
  ['SETTLED', 0, 0, /^Kontrak JKT-1 sudah lunas\. Tidak ada yang perlu dibayar\.$/],
  // Paid by a receipt of a day that has not come here.
  ['SETTLED', 100, 0, /sudah lunas/],
  ['SETTLED_EARLY', 0, 0, /dilunasi dipercepat/],
  ['RESTRUCTURED', 100, 0, /kontrak penggantinya/],
  ['CANCELLED', 100, 0, /dibatalkan/],
])('a contract that is %s and owes %d with a penalty of %d', (status, remainder, penalty, words) => {
  const why = whyClosed(contract(status), card(remainder, penalty));
  if (words === null) expect(why).toBeNull();
  else expect(why).toMatch(words);
});

it('settles early only what runs, and says of all else why not', () => {
  const settled = CONTRACT_STATUSES.filter((status) => whyNotRunning(contract(status)) === null);
  expect(settled).toEqual(['ACTIVE', 'OVERDUE']);
  for (const status of CONTRACT_STATUSES) {
    expect(whyNotRunning(contract(status)) ?? 'sudah').toMatch(/sudah|ditarik/);
  }
});
