import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildPromise, buildPromises } from '../mocks/buildCall';
import { PromiseList } from './PromiseList';

/** What a borrower promised, and what became of it. */
const meta = {
  title: 'Features/Collection/PromiseList',
  component: PromiseList,
  parameters: { frame: 800 },
  args: { promises: buildPromises(), onRemind: fn() },
} satisfies Meta<typeof PromiseList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only what runs can be reminded of. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    for (const label of ['Berjalan', 'Diganti', 'Ditepati', 'Ingkar'])
      await expect(canvas.getByText(label)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ingatkan' }));
    await expect(args.onRemind).toHaveBeenCalledWith(args.promises[0]);
  },
};
export const Empty: Story = { args: { promises: [] } };
export const ReadOnly: Story = {
  args: { promises: [buildPromise()], onRemind: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
