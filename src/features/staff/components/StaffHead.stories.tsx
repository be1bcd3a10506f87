import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildEnded, buildInvited, buildStaff } from '../mocks/buildStaff';
import { StaffHead } from './StaffHead';

/** Photo, name, user name, title, and where the person stands. */
const meta = {
  title: 'Features/Staff/StaffHead',
  component: StaffHead,
  parameters: { frame: 640 },
  args: { person: buildStaff() },
} satisfies Meta<typeof StaffHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const Oneself: Story = { args: { person: buildStaff({ id: 3, is_self: true }) } };
export const Invited: Story = { args: { person: buildInvited() } };
export const PasswordReset: Story = {
  args: { person: buildStaff({ state: 'INVITED', password_reset: true }) },
};
export const Ended: Story = { args: { person: buildEnded() } };
export const LongText: Story = {
  args: {
    person: buildStaff({
      name: 'Raden Ajeng Kusumawardhani Prawiranegara binti Soerjodiningrat',
      title: { id: 10, name: 'Kepala Bagian Penagihan dan Penarikan Unit' },
    }),
  },
};
