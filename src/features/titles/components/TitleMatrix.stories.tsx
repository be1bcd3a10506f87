import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildTitle, buildTitles } from '../mocks/buildTitle';
import { TitleMatrix } from './TitleMatrix';

/** Every title beside the others, or two compared. */
const meta = {
  title: 'Features/Titles/TitleMatrix',
  component: TitleMatrix,
  args: { titles: buildTitles(), onOpen: fn() },
  parameters: { frame: 1400 },
} satisfies Meta<typeof TitleMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('row', { name: /^Persetujuan/ });
    await expect(within(row).getAllByText('Ya')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Kasir' }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
  },
};

export const Compared: Story = {
  args: { titles: [buildTitle({ id: 2 }), buildTitle({ id: 8 })], comparing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Monitoring berbeda/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Registrasi Melihat/ })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: { titles: [buildTitle({ name: 'Kepala Bagian Penagihan Wilayah Timur' }), buildTitle({ id: 4 })] },
};

/** Phones show one title at a time. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Jabatan yang ditampilkan'), 'Penyetuju');
    await expect(canvas.getByRole('button', { name: 'Penyetuju' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Direktur' })).toBeNull();
  },
};
