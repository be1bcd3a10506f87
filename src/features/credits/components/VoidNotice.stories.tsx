import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { States } from '@/lib/mocks/States';
import { buildVoidReceipt } from '../mocks/buildCredit';
import { VoidNotice } from './VoidNotice';

/** On a void receipt: who voided it, when and why, and that it counts no more. */
const meta = {
  title: 'Features/Credits/VoidNotice',
  component: VoidNotice,
  args: { receipt: buildVoidReceipt() },
} satisfies Meta<typeof VoidNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: (args) => (
    <States
      of={{
        'With its reason': <VoidNotice {...args} />,
        'With a reason that has no end': (
          <VoidNotice receipt={buildVoidReceipt({ void_reason: 'Dicatat dua kali' })} />
        ),
        'A host that says only when': (
          <VoidNotice receipt={buildVoidReceipt({ voided_by: null, void_reason: null })} />
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Dicatat dua kali\. Nota ini/)).toBeVisible();
  },
};
