import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildPartner } from '../mocks/buildPartner';
import { PartnerHistory } from './PartnerHistory';

/** What was done about a partner. */
const meta = {
  title: 'Features/Partners/PartnerHistory',
  component: PartnerHistory,
  parameters: { frame: 640 },
  args: { events: buildPartner().events },
} satisfies Meta<typeof PartnerHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { events: [] } };
