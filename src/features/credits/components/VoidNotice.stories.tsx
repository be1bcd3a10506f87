import type { Meta, StoryObj } from '@storybook/react-vite';
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
        'A host that says only when': (
          <VoidNotice receipt={buildVoidReceipt({ voided_by: null, void_reason: null })} />
        ),
      }}
    />
  ),
};
