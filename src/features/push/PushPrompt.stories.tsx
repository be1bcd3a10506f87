import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { resetPushState } from '@/lib/push/pushState';
import { PushPrompt } from './PushPrompt';

/** Connected: shows only while the permission is undecided, and rests for a week after "Nanti". */
const meta = {
  title: 'Features/Push/PushPrompt',
  component: PushPrompt,
  beforeEach: () => {
    resetPushState({ kind: 'undecided' });
    return () => resetPushState();
  },
} satisfies Meta<typeof PushPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Undecided: Story = {};

export const RestsAfterLater: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nanti' }));
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(localStorage.getItem('pemberitahuan_nanti')).toBe(String(Date.now()));
  },
};

export const AsksNobodyTwice: Story = {
  beforeEach: () => resetPushState({ kind: 'blocked' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OffShowsNothing: Story = {
  beforeEach: () => resetPushState({ kind: 'off' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
