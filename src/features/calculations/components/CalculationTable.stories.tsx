import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListTable } from '@/components/RecordList/ListTable';
import type { CalculationMaster } from '@/lib/contract/calculations';
import { buildVersion, buildVersions } from '../mocks/buildVersions';
import { calculationView } from './calculationView';

/** Versions of Perhitungan by code, each with where it stands. */
const meta = {
  title: 'Features/Calculations/CalculationTable',
  component: ListTable<CalculationMaster, number>,
  parameters: { frame: 1080 },
  args: {
    view: calculationView('2026-11-20'),
    rows: buildVersions(),
    onOpen: fn(),
    empty: <EmptyState title="Belum ada Perhitungan" />,
  },
} satisfies Meta<typeof ListTable<CalculationMaster, number>>;

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
