import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './Wordmark';

/** The sign and the name. */
const meta = {
  title: 'Components/Shell/Wordmark',
  component: Wordmark,
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 44 } };
