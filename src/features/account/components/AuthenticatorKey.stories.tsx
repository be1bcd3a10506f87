import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthenticatorKey } from './AuthenticatorKey';
import { STORY_SECRET } from '../mocks/fixtures';

/** What the app on the phone is given. */
const meta = {
  title: 'Features/Account/AuthenticatorKey',
  component: AuthenticatorKey,
  args: STORY_SECRET,
  parameters: { frame: 480 },
} satisfies Meta<typeof AuthenticatorKey>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { parameters: { frame: 296 } };
