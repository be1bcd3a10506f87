import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildClosedDay } from '../mocks/buildCashierDay';
import { DayPrint } from './DayPrint';

/** A closed day on paper, to be signed. */
const meta = {
  title: 'Features/CashierDay/DayPrint',
  component: DayPrint,
  args: { shown: buildClosedDay(), size: 'A5' },
} satisfies Meta<typeof DayPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const A5: Story = {};
export const Roll80: Story = { args: { size: '80mm' } };
export const Roll58: Story = { args: { size: '58mm' } };
export const Changed: Story = { args: { shown: buildClosedDay({ state: 'CHANGED' }) } };
