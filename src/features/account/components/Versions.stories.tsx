import type { Meta, StoryObj } from '@storybook/react-vite';
import { Versions } from './Versions';

/** The versions of app and API, as help desks ask for them. */
const meta = {
  title: 'Features/Account/Versions',
  component: Versions,
  args: { app: '1.0.0', api: '1.0.3' },
} satisfies Meta<typeof Versions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const NoAnswerYet: Story = { args: { api: null } };
