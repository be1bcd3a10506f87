import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildRegistrationStatus, buildRegistrationStatuses } from '../mocks/buildRegistrationStatuses';
import { StatusFlow } from './StatusFlow';

/** The flow of registrations: each status in the order of the way to a contract, with where it leads and by whom. */
const meta = {
  title: 'Features/Masters/StatusFlow',
  component: StatusFlow,
  parameters: { frame: 1080 },
  args: { rows: buildRegistrationStatuses() },
} satisfies Meta<typeof StatusFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongNames: Story = {
  args: {
    rows: [
      buildRegistrationStatus({
        name: 'Menunggu kelengkapan dokumen dari pemohon dan penjamin',
        kind: 'SURVEY',
        active: false,
        transitions: [],
      }),
    ],
  },
};
