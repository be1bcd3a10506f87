import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotYetPage } from './NotYetPage';

/** A screen with its place but without its content yet. */
const meta = {
  title: 'Components/Whole pages/NotYetPage',
  component: NotYetPage,
  args: { title: 'Inventori BPKB' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotYetPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
