import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildView } from '../mocks/buildTitle';
import { TitleAs } from './TitleAs';

/** Lihat sebagai: what a title has of the app. */
const meta = {
  title: 'Features/Titles/TitleAs',
  component: TitleAs,
  parameters: { frame: 912 },
  args: { name: 'Kasir', view: buildView(), onLeave: fn() },
} satisfies Meta<typeof TitleAs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keluar dari tampilan ini' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const Nothing: Story = { args: { name: 'Kepala Gudang', view: { menu: [], pages: [] } } };
