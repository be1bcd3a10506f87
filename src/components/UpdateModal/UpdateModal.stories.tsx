import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UpdateModal } from './UpdateModal';

/** A newer version is there: full screen, with the way to the store. */
const meta = {
  title: 'Components/Dialogs/UpdateModal',
  component: UpdateModal,
  // Its page is written: stories/docs/pieces.
  tags: ['!autodocs'],
  args: {
    open: true,
    appVersion: '1.0.0',
    apiVersion: '1.2.0',
    storeUrl: 'https://play.google.com/store/apps/details?id=id.angsur',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UpdateModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MustUpdate: Story = {
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Update' })).toHaveAttribute(
      'href',
      'https://play.google.com/store/apps/details?id=id.angsur',
    );
    await waitFor(() => expect(screen.getByText('Tersedia')).toBeVisible());
  },
};

export const MayWait: Story = { args: { onLater: fn() } };

export const IsPutOff: Story = {
  args: { onLater: fn() },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Nanti' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};
