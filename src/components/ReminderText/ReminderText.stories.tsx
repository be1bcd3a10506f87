import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ReminderText } from './ReminderText';

/** A text about what is owed: within the hours it goes at once, outside them only with a consent or after it was said. */
const meta = {
  title: 'Components/Dialogs/ReminderText',
  component: ReminderText,
  args: {
    ...{ title: 'Kabari Siti Aminah', phone: '0812-3456-7890', onClose: fn() },
    hours: { outside: null, consents: [] },
    proposed: 'Yth. Ibu Siti Aminah,\nhari ini kami berencana mengunjungi Anda.',
  },
} satisfies Meta<typeof ReminderText>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = { name: 'Buka WhatsApp' };

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', open)).toBeVisible();
  },
};
export const OutsideHours: Story = {
  args: { hours: { outside: 'HOURS', consents: [] } },
  play: async () => {
    await expect(await screen.findByText('Di luar jam penagihan')).toBeVisible();
    await expect(screen.queryByRole('link', open)).toBeNull();
    await userEvent.click(screen.getByLabelText('Tetap kirim di luar ketentuan'));
    await expect(screen.getByRole('link', open)).toBeVisible();
  },
};
export const WithConsent: Story = {
  args: {
    hours: {
      outside: 'SUNDAY',
      consents: [{ id: 1, words: 'Boleh dihubungi Minggu pagi.', until: '2026-12-31' }],
    },
  },
  play: async () => {
    await expect(await screen.findByRole('link', open)).toBeVisible();
  },
};
