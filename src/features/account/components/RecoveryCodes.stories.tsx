import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { STORY_CODES } from '../mocks/fixtures';
import { RecoveryCodes } from './RecoveryCodes';

/** The recovery codes, shown this once. */
const meta = {
  title: 'Features/Account/RecoveryCodes',
  component: RecoveryCodes,
  args: { codes: STORY_CODES, onSave: fn(), isKept: false, onKept: fn() },
  parameters: { frame: 480 },
} satisfies Meta<typeof RecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan sebagai berkas' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { parameters: { frame: 296 } };
