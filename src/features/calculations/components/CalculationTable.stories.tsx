import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { buildVersion, buildVersions } from '../mocks/buildVersions';
import { CalculationTable } from './CalculationTable';

/** Versions of Perhitungan by code, each with where it stands. */
const meta = {
  title: 'Features/Calculations/CalculationTable',
  component: CalculationTable,
  parameters: { frame: 1080 },
  args: {
    rows: buildVersions(),
    today: '2026-11-20',
    onOpen: fn(),
    empty: <EmptyState title="Belum ada Perhitungan" />,
  },
} satisfies Meta<typeof CalculationTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
export const LongNames: Story = {
  args: {
    rows: [
      buildVersion({
        code: 'R2-MULTIGUNA-TIMUR-2',
        name: 'Pembiayaan multiguna sepeda motor bekas dengan jaminan BPKB, cabang timur',
        used_by: 1_234_567,
      }),
    ],
  },
};

export const OpensAVersion: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'R4-ANUITAS' }));
    await expect(args.onOpen).toHaveBeenCalledWith(buildVersions().find(({ code }) => code === 'R4-ANUITAS'));
  },
};
