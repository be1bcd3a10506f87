import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DownloadMenu } from './DownloadMenu';

/** In which format a list is taken along. */
const meta = {
  title: 'Components/Dialogs/DownloadMenu',
  component: DownloadMenu,
  args: { onDownload: fn() },
} satisfies Meta<typeof DownloadMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh' }));
    await expect(await screen.findByRole('menuitem', { name: 'XLSX' })).toBeVisible();
    await expect(screen.getByRole('menu', { name: 'Unduh' })).toBeVisible();
  },
};

export const SaysWhatWasChosen: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    for (const [name, format] of [
      ['XLSX', 'xlsx'],
      ['CSV', 'csv'],
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Unduh' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await expect(args.onDownload).toHaveBeenLastCalledWith(format);
    }
  },
};
