import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildPlan } from '../mocks/buildPlan';
import { TenorTable } from './TenorTable';

/** The instalment of every tenor side by side; a row shows its schedule. */
const meta = {
  title: 'Features/Instalments/TenorTable',
  component: TenorTable,
  parameters: { frame: 1080 },
  args: { tenors: buildPlan().tenors, chosen: 36, onChoose: fn() },
} satisfies Meta<typeof TenorTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flat: Story = {};
/** Instalments fall from month to month: the first and the last are shown. */
export const Effective: Story = {
  args: { tenors: buildPlan({ method: 'EFFECTIVE', rate_bp: 1850 }, 90_000_000).tenors },
};
export const LargestAmounts: Story = {
  args: { tenors: buildPlan({ method: 'ANNUITY', rate_bp: 1900 }, 100_000_000_000).tenors },
};

export const ChoosesATenor: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '12 bulan, lihat jadwal' }));
    await expect(args.onChoose).toHaveBeenCalledWith(12);
  },
};
