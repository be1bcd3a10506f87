import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildPartner } from '../mocks/buildPartner';
import { PartnerHead } from './PartnerHead';

/** Who it is and what they have coming. */
const meta = {
  title: 'Features/Partners/PartnerHead',
  component: PartnerHead,
  parameters: { frame: 1000 },
  args: { partner: buildPartner() },
} satisfies Meta<typeof PartnerHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Something that was paid is taken back. */
export const Owed: Story = {
  args: { partner: buildPartner({ sums: { computed: 0, approved: 0, paid: 1_080_000, owed: 165_000 } }) },
};
export const SwitchedOff: Story = { args: { partner: buildPartner({ active: false, area: null }) } };
