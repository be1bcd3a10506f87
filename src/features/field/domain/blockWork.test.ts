import { expect, it } from 'vitest';
import { buildPaidVisit } from '../mocks/buildKeptVisit';
import { buildBlock } from '../mocks/buildTts';
import { blockWork } from './blockWork';

const DAY = '2026-11-20';
const next = buildBlock({ id: 'b', first: 251, last: 275, used: [], last_day: null });
const old = buildBlock({ id: 'a', given_on: '2026-10-28' });
const at = (nth: number) => buildPaidVisit({ tts: { block: buildBlock().id, nth, number: '' } });

it.each([
  ['none is there', [], [], { close: [], take: true }],
  ['many are left', [buildBlock()], [], { close: [], take: false }],
  ['nine are left', [buildBlock()], [at(241)], { close: [], take: true }],
  ['ten are left', [buildBlock()], [at(240)], { close: [], take: false }],
  ['two are open', [buildBlock(), { ...next, used: [274] }], [at(250)], { close: [], take: false }],
  ['the month is over', [old], [], { close: ['a'], take: true }],
  [
    'something of last month waits here',
    [old],
    [buildPaidVisit({ tts: { block: 'a', nth: 228, number: '' } })],
    { close: [], take: true },
  ],
  [
    'all of last month was sent',
    [old, buildBlock()],
    [buildPaidVisit({ step: 'sent', tts: { block: 'a', nth: 228, number: '' } })],
    { close: ['a'], take: false },
  ],
])('%s: what is to be done', (_what, blocks, visits, expected) => {
  expect(blockWork(blocks, visits, DAY)).toEqual(expected);
});
