import type { Meta, StoryObj } from '@storybook/react-vite';
import { FINANCE } from '../kinds/finance';
import { OFFICE } from '../kinds/office';
import { buildFinance, buildOffice, buildOfficeMasters } from '../mocks/buildMasters';
import { MasterFacts } from './MasterFacts';

/** One record to read, with what can't be done while it is used. */
const meta = {
  title: 'Features/Masters/MasterFacts',
  component: MasterFacts,
  parameters: { frame: 592 },
  args: { kind: FINANCE, row: buildFinance(), today: '2026-11-20' },
} satisfies Meta<typeof MasterFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = {};
export const NeverUsed: Story = { args: { kind: OFFICE, row: buildOfficeMasters()[3]! } };
export const Office: Story = {
  args: {
    kind: OFFICE,
    row: buildOffice({
      address:
        'Kompleks Pertokoan Matraman Indah Blok C nomor 118–120, Jalan Matraman Raya, Jakarta Timur 13150',
    }),
  },
};
