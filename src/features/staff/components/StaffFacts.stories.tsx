import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCollector, buildEnded, buildInvited, buildStaff } from '../mocks/buildStaff';
import { StaffFacts } from './StaffFacts';

/** What is known about somebody. */
const meta = {
  title: 'Features/Staff/StaffFacts',
  component: StaffFacts,
  parameters: { frame: 900 },
  args: { person: buildStaff() },
} satisfies Meta<typeof StaffFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SeveralOffices: Story = {
  args: {
    person: buildStaff({
      id: 6,
      further_offices: [
        { id: 2, name: 'Makassar' },
        { id: 3, name: 'Jayapura' },
      ],
    }),
  },
};
export const AllOffices: Story = { args: { person: buildStaff({ id: 2 }) } };
export const NeverSignedIn: Story = { args: { person: buildInvited() } };
export const Ended: Story = { args: { person: buildEnded() } };
/** Came back: the ending before stays known. */
export const Returned: Story = { args: { person: buildEnded({ state: 'ACTIVE' }) } };
export const Collector: Story = { args: { person: buildCollector() } };
export const CertificateEnded: Story = {
  args: {
    person: buildCollector({ certificate: { number: 'SPPI-2023-00041', until: '2026-11-04', valid: false } }),
  },
};
export const CertificateUnknown: Story = { args: { person: buildCollector({ certificate: null }) } };
