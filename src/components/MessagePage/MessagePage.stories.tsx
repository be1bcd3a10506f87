import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { MessagePage } from './MessagePage';

/** A page with one thing to say. */
const meta = {
  title: 'Components/Whole pages/MessagePage',
  component: MessagePage,
  args: { title: 'Anda sudah keluar', children: 'Sesi Anda di perangkat ini sudah ditutup.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WordsOnly: Story = {};
export const WithPictureAndAction: Story = {
  args: {
    picture: 'locked',
    actions: (
      <LinkButton kind="primary" href="/login">
        Masuk lagi
      </LinkButton>
    ),
  },
};
