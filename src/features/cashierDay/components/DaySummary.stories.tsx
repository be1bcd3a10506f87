import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCashierDay } from '../mocks/buildCashierDay';
import { DaySummary } from './DaySummary';

/** A day's money by kind; what corrects an earlier day stands on a line of its own. */
const meta = {
  title: 'Features/CashierDay/DaySummary',
  component: DaySummary,
  args: { shown: buildCashierDay() },
} satisfies Meta<typeof DaySummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { shown: buildCashierDay({ lines: [] }) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
