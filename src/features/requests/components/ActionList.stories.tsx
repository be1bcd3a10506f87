import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildActions } from '../mocks/buildRequest';
import { ActionList } from './ActionList';

/** What may be asked for on a contract; where something is not possible, why. */
const meta = {
  title: 'Features/Requests/ActionList',
  component: ActionList,
  args: { actions: buildActions(), onChoose: fn() },
} satisfies Meta<typeof ActionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeAreNotPossible: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Tidak ada titipan/ })).toBeDisabled();
    const possible = canvas.getAllByRole('button').find((button) => !button.hasAttribute('disabled'));
    if (possible) await userEvent.click(possible);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
