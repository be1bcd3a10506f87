import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountSection } from './AccountSection';

/** One part of the account page. */
const meta = {
  title: 'Features/Account/AccountSection',
  component: AccountSection,
  args: { title: 'Tampilan', children: 'Isi bagian.' },
} satisfies Meta<typeof AccountSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
