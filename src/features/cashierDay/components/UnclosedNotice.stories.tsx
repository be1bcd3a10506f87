import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildUnclosed, TODAY } from '../mocks/buildCashierDay';
import { UnclosedNotice } from './UnclosedNotice';

const [late] = buildUnclosed().rows;

/** Who has not closed which day. */
const meta = {
  title: 'Features/CashierDay/UnclosedNotice',
  component: UnclosedNotice,
  args: { unclosed: buildUnclosed(), hrefOf: (id, day) => `/payment/day?staff=${id}&day=${day}` },
} satisfies Meta<typeof UnclosedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An earlier day is a warning. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Eka Lestari (18/11/2026)' })).toHaveAttribute(
      'href',
      '/payment/day?staff=4&day=2026-11-18',
    );
  },
};
export const OnlyToday: Story = { args: { unclosed: { today: TODAY, rows: buildUnclosed().rows.slice(1) } } };
export const Many: Story = {
  args: {
    unclosed: {
      today: TODAY,
      rows: Array.from({ length: 20 }, (_, index) => ({
        ...(late ?? { state: 'OPEN', cash: 0, cashier: { id: 1, name: '' } }),
        day: `2026-11-${String(index + 1).padStart(2, '0')}`,
      })),
    },
  },
};
export const Empty: Story = {
  args: { unclosed: { today: TODAY, rows: [] } },
  play: async ({ canvasElement }) => void (await expect(canvasElement).not.toHaveTextContent('Belum')),
};
