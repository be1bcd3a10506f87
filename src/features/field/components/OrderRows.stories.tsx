import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderRows } from '../domain/orderRows';
import { BAST_FACTS, buildBast, GIVE_BACK } from '../mocks/buildBast';
import { buildOrders, buildOwnOrder } from '../mocks/buildOwnOrder';
import { OrderRows } from './OrderRows';

const TODAY = '2026-11-20';
const second = buildOwnOrder({
  ...{ order_id: 8, number: 'JKT/ST/2611/00006', contract_code: 'JKT-2604-00105', valid_until: '2026-11-22' },
  ...{ customer_name: 'Maria Goretti Simanjuntak-Situmorang', vehicle_kind: 'R4' },
  ...{ vehicle: 'Suzuki Carry Pick Up FD', colour: 'Putih', plate_number: 'B 9120 TAN' },
});
const orders = buildOrders(buildOwnOrder(), second);

/** A collector's orders to take a unit. */
const meta = {
  title: 'Features/Field/OrderRows',
  component: OrderRows,
  parameters: { frame: 760 },
  args: {
    ...{ rows: orderRows(orders, [], new Map(), TODAY), today: TODAY },
    hrefOf: (id: number) => `/collector/customer/unit/${id}`,
  },
} satisfies Meta<typeof OrderRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** One was refused by the server, one is being filled, one was sent. */
export const WithBast: Story = {
  args: {
    rows: orderRows(
      buildOrders(buildOwnOrder(), second, buildOwnOrder({ order_id: 9, customer_name: 'Siti Aminah' })),
      [
        buildBast({ step: 'refused', refusal: GIVE_BACK }),
        buildBast({ id: 'b', facts: { ...BAST_FACTS, order: second } }),
        buildBast({ id: 'c', step: 'sent', facts: { ...BAST_FACTS, order: buildOwnOrder({ order_id: 9 }) } }),
      ],
      new Map(),
      TODAY,
    ),
  },
};
/** Over since yesterday. */
export const Over: Story = {
  args: { rows: orderRows(buildOrders(), [], new Map(), '2026-12-02'), today: '2026-12-02' },
};
