import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildAccountRequest, buildSchemeRequest, CONTRACT_TYPES } from '../mocks/buildPartner';
import { WaitingRequests } from './WaitingRequests';

/** Requests that a second person decides. */
const meta = {
  title: 'Features/Partners/WaitingRequests',
  component: WaitingRequests,
  parameters: { frame: 900 },
  args: {
    requests: [buildAccountRequest(), buildSchemeRequest()],
    types: CONTRACT_TYPES,
    onDecide: () => undefined,
  },
} satisfies Meta<typeof WaitingRequests>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MayDecide: Story = {};
export const AskedOneself: Story = {
  args: { requests: [buildAccountRequest({ may_decide: false, may_withdraw: true })] },
};
export const OnlyReads: Story = { args: { requests: [buildAccountRequest({ may_decide: false })] } };
export const Busy: Story = { args: { busy: true } };
