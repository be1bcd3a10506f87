import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderRows } from '../domain/orderRows';
import { buildBast, GIVE_BACK } from '../mocks/buildBast';
import { buildOrders } from '../mocks/buildOwnOrder';
import { UnitLine } from './UnitLine';

const rowOf = (basts: Parameters<typeof orderRows>[1]) =>
  orderRows(buildOrders(), basts, new Map(), '2026-11-20')[0]!;

/** Beside an account: that its unit is to be taken, or what came of it. */
const meta = {
  title: 'Features/Field/UnitLine',
  component: UnitLine,
  parameters: { frame: 560 },
  args: { row: rowOf([]), href: '/collector/customer/unit/7' },
} satisfies Meta<typeof UnitLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Waiting: Story = { args: { row: rowOf([buildBast({ step: 'waiting' })]) } };
export const Refused: Story = { args: { row: rowOf([buildBast({ step: 'refused', refusal: GIVE_BACK })]) } };
