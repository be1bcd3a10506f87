import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildToHandOver } from '../mocks/buildDrawerRequest';
import { ToHandOverNotice } from './ToHandOverNotice';

const [first] = buildToHandOver().rows;

/** Counted cash that nobody received yet. */
const meta = {
  title: 'Features/CashierDay/ToHandOverNotice',
  component: ToHandOverNotice,
  args: { due: buildToHandOver(), hrefOf: (id, day) => `/payment/day?staff=${id}&day=${day}` },
} satisfies Meta<typeof ToHandOverNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Eka Lestari (18/11/2026)' })).toHaveAttribute(
      'href',
      '/payment/day?staff=4&day=2026-11-18',
    ),
};
export const Many: Story = {
  args: {
    due: {
      count: 31,
      total: 88_040_000,
      rows: Array.from({ length: 31 }, (_, index) => ({
        ...first!,
        day: `2026-10-${String(index + 1).padStart(2, '0')}`,
      })),
    },
  },
};
export const Empty: Story = { tags: ['no-picture'], args: { due: { count: 0, total: 0, rows: [] } } };
