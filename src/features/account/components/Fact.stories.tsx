import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fact } from './Fact';

/** One fact in a row of a list. */
const meta = {
  title: 'Features/Account/Fact',
  component: Fact,
  args: { term: 'Alamat', children: '182.253.40.17' },
  decorators: [
    (Story) => (
      <dl>
        <Story />
      </dl>
    ),
  ],
} satisfies Meta<typeof Fact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
