import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FIXED_PENALTY } from '@/lib/mocks/buildCalculation';
import { buildVersion } from '../mocks/buildVersions';
import { CalculationFacts } from './CalculationFacts';

/** A version to read, with what it means in money. */
const meta = {
  title: 'Features/Calculations/CalculationFacts',
  component: CalculationFacts,
  parameters: { frame: 960 },
  args: { row: buildVersion() },
} satisfies Meta<typeof CalculationFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InForce: Story = {};
export const FixedPenalty: Story = {
  args: { row: buildVersion(FIXED_PENALTY) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp5.000')).toBeVisible();
    await expect(canvas.queryByText('Denda per hari')).toBeNull();
  },
};
export const Ended: Story = { args: { row: buildVersion({ valid_to: '2024-06-30', used_by: 1304 }) } };
export const LongName: Story = {
  args: {
    row: buildVersion({ name: 'Pembiayaan multiguna sepeda motor bekas dengan jaminan BPKB, cabang timur' }),
  },
};
