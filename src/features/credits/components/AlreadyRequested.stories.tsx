import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { buildApproval } from '../mocks/buildApproval';
import { AlreadyRequested } from './AlreadyRequested';

/** Instead of the change form while a request waits: who asked for what, and that what was typed is kept. */
const meta = {
  title: 'Features/Credits/AlreadyRequested',
  component: AlreadyRequested,
  args: {
    waiting: buildApproval(),
    hasDraft: true,
    children: <LinkButton href="/credit/42">Kembali ke nota</LinkButton>,
  },
  parameters: { frame: 900 },
} satisfies Meta<typeof AlreadyRequested>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWhatWasTyped: Story = {};
