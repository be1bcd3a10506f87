import type { Meta, StoryObj } from '@storybook/react-vite';
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
