import { expect, it } from 'vitest';
import { buildBast, BAST_FACTS } from '../mocks/buildBast';
import { buildOrders, buildOwnOrder } from '../mocks/buildOwnOrder';
import { openOrders, orderRows } from './orderRows';

const other = buildOwnOrder({ order_id: 8, contract_code: 'JKT-2604-00102', valid_until: '2026-11-24' });
const orders = buildOrders(buildOwnOrder(), other);
const QUEUE = new Map();

it('those that end first stand first, what was sent last', () => {
  const ids = (basts: Parameters<typeof orderRows>[1]) =>
    orderRows(orders, basts, QUEUE, '2026-11-20').map(({ order }) => order.order_id);
  expect(ids([])).toEqual([8, 7]);
  const sent = buildBast({ step: 'sent', facts: { ...BAST_FACTS, order: other } });
  expect(ids([sent])).toEqual([7, 8]);
});

it('what the device keeps of an order that ended stays to be seen', () => {
  const rows = orderRows(buildOrders(other), [buildBast({ step: 'waiting' })], QUEUE, '2026-11-20');
  expect(rows.map(({ order, status }) => [order.order_id, status?.label])).toEqual([
    [8, undefined],
    [7, 'Menunggu dikirim'],
  ]);
});

it('open are those that hold and have no finished BAST', () => {
  const open = (today: string, basts: Parameters<typeof orderRows>[1] = []) =>
    openOrders(orderRows(orders, basts, QUEUE, today)).map(({ order }) => order.order_id);
  expect(open('2026-11-20')).toEqual([8, 7]);
  expect(open('2026-11-25')).toEqual([7]);
  expect(open('2026-12-02')).toEqual([]);
  expect(open('2026-11-20', [buildBast()])).toEqual([8, 7]);
  expect(open('2026-11-20', [buildBast({ step: 'waiting' })])).toEqual([8]);
});
