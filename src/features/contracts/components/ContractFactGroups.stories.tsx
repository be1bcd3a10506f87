import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildFacts } from '../mocks/buildContract';
import { ContractFactGroups } from './ContractFactGroups';

const facts = buildFacts();

/** Borrower, vehicle, loan and rules. */
const meta = {
  title: 'Features/Contracts/ContractFactGroups',
  component: ContractFactGroups,
  parameters: { frame: 1000 },
  args: { contract: facts },
} satisfies Meta<typeof ContractFactGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FixedPenalty: Story = {
  args: {
    contract: buildFacts({
      structure: { ...facts.structure, penalty_kind: 'FIXED', penalty_rate_bp: 0, penalty_per_day: 5000 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp5.000 per hari, tetap')).toBeVisible();
  },
};
/** An older contract: what was never recorded is left out. */
export const WithGaps: Story = {
  args: {
    contract: buildFacts({
      customer: { ...facts.customer, nik: '', address: '' },
      vehicle: { ...facts.vehicle, year: null, colour: '', chassis_number: '', engine_number: '' },
      structure: { ...facts.structure, contract_type: null, finance: null, calculation: null },
    }),
  },
};
