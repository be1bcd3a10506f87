import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildVersion } from '../mocks/buildVersions';
import { SaveProblem } from './SaveProblem';

/** Nothing was saved: why, and what changed meanwhile. */
const meta = {
  title: 'Features/Calculations/SaveProblem',
  component: SaveProblem,
  args: {
    message: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.',
    base: buildVersion(),
    current: null,
    onTakeOver: fn(),
  },
} satisfies Meta<typeof SaveProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};

export const SomebodyWasFirst: Story = {
  args: {
    message:
      'Perhitungan R2-FLAT sudah berubah sejak Anda membukanya: versi terakhirnya kini berlaku mulai 1 Januari 2027.',
    current: buildVersion({ id: 7, rate_bp: 2350, valid_from: '2027-01-01' }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Bunga per tahun: 22 % → 23,5 %')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjutkan dari versi itu' }));
    await expect(args.onTakeOver).toHaveBeenCalledOnce();
  },
};
