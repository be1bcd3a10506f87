import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { States } from '@/lib/mocks/States';
import { buildOwnRequest, buildRequest } from '../mocks/buildRequest';
import { PendingStrip } from './PendingStrip';

/** On a contract that a request waits for: who asked, when, for what and why. */
const meta = {
  title: 'Features/Requests/PendingStrip',
  component: PendingStrip,
  args: { waiting: buildRequest(), onOpen: fn() },
  parameters: { frame: 760 },
} satisfies Meta<typeof PendingStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryReader: Story = {
  render: (args) => (
    <States
      of={{
        'Who may decide': <PendingStrip {...args} />,
        'Who asked': <PendingStrip {...args} waiting={buildOwnRequest()} />,
      }}
    />
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tinjau' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
