import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SaveProblem } from './SaveProblem';

/** Nothing was saved: why, and what changed meanwhile. */
const meta = {
  title: 'Components/Notices/SaveProblem',
  component: SaveProblem,
  args: {
    message: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.',
    moved: [],
    onTakeOver: fn(),
  },
} satisfies Meta<typeof SaveProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};

export const ServerFailed: Story = {
  args: { message: 'Server sedang bermasalah. Coba lagi sebentar. Kode: 7k2m9xqd.' },
};

export const SomebodyWasFirst: Story = {
  args: {
    message:
      'Perhitungan R2-FLAT sudah berubah sejak Anda membukanya: versi terakhirnya kini berlaku mulai 1 Januari 2027.',
    moved: [
      { label: 'Bunga per tahun', before: '22 %', after: '23,5 %' },
      { label: 'Berlaku mulai', before: '1 Januari 2020', after: '1 Januari 2027' },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Bunga per tahun: 22 % → 23,5 %')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjutkan dari versi itu' }));
    await expect(args.onTakeOver).toHaveBeenCalledOnce();
  },
};
