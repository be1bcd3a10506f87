import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildInvited, buildStaff, OPEN_LINK } from '../mocks/buildStaff';
import { WaitingLink } from './WaitingLink';

/** Until when the link to choose a password opens. */
const meta = {
  title: 'Features/Staff/WaitingLink',
  component: WaitingLink,
  parameters: { frame: 640 },
  args: { person: buildInvited({ link: OPEN_LINK }) },
} satisfies Meta<typeof WaitingLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const None: Story = { args: { person: buildInvited() } };
/** Who has a password needs none. */
export const NotNeeded: Story = {
  tags: ['no-picture'],
  args: { person: buildStaff() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
