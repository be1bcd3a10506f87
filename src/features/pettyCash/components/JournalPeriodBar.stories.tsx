import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { JournalPeriodBar } from './JournalPeriodBar';

/** A month, one press from those beside it, or any days. */
const meta = {
  title: 'Features/PettyCash/JournalPeriodBar',
  component: JournalPeriodBar,
  parameters: { frame: 900 },
  args: {
    period: { from: '2026-11-01', to: '2026-11-30' },
    today: '2026-11-20',
    problem: null,
    onChange: fn(),
  },
} satisfies Meta<typeof JournalPeriodBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No month begins after today. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Bulan berikutnya' })).toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Bulan sebelumnya' }));
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-10-01', to: '2026-10-31' });
  },
};
export const AnyDays: Story = { args: { period: { from: '2026-09-14', to: '2026-10-02' } } };
export const WrongWayRound: Story = {
  args: {
    period: { from: '2026-11-20', to: '2026-11-01' },
    problem: 'Hari terakhir tidak boleh sebelum hari pertama.',
  },
};
