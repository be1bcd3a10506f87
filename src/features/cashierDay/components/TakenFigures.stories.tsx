import type { Meta, StoryObj } from '@storybook/react-vite';
import { States } from '@/lib/mocks/States';
import { buildCashierDay } from '../mocks/buildCashierDay';
import { TakenFigures } from './TakenFigures';

/** On the desk of Home: what the cashier's drawer holds today, what came by transfer, and from how many payments. */
const meta = {
  title: 'Features/CashierDay/TakenFigures',
  component: TakenFigures,
  args: { day: buildCashierDay({}) },
  parameters: { frame: 460 },
} satisfies Meta<typeof TakenFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: ({ day }) => (
    <States
      of={{
        'A day at work': <TakenFigures day={day} />,
        'Nothing taken yet': <TakenFigures day={{ cash: 0, bank: 0, totals: [], state: 'OPEN' }} />,
        Closed: <TakenFigures day={{ ...day, state: 'CLOSED' }} />,
      }}
    />
  ),
};
