import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildAbsentDays } from '../mocks/buildDrawerRequest';
import { AbsentList } from './AbsentList';

/** Open days of other cashiers. */
const meta = {
  title: 'Features/CashierDay/AbsentList',
  component: AbsentList,
  args: { rows: buildAbsentDays(), onCount: fn() },
} satisfies Meta<typeof AbsentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Eka Lestari/ }));
    await expect(args.onCount).toHaveBeenCalledWith(args.rows[0]);
  },
};
export const Empty: Story = { tags: ['no-picture'], args: { rows: [] } };
