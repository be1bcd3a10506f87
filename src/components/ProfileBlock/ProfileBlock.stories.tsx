import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfileBlock } from './ProfileBlock';

/** A photo that needs no network: a plain portrait. */
const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#c9b79c"/><circle cx="40" cy="31" r="15" fill="#6b4a35"/><path d="M10 80c2-22 14-31 30-31s28 9 30 31" fill="#0b5d59"/></svg>',
)}`;

/** Top of the side menu: who is signed in, and the way to the account. */
const meta = {
  title: 'Components/Shell/ProfileBlock',
  component: ProfileBlock,
  // Its page is written: stories/docs/pieces.
  tags: ['!autodocs'],
  parameters: { frame: 282 },
  args: { person: { name: 'Sri Wahyuni', username: 'sri.wahyuni', photo: PHOTO }, href: '/account' },
} satisfies Meta<typeof ProfileBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPhoto: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/account');
  },
};

export const BrokenPhoto: Story = {
  args: { person: { name: 'Sri Wahyuni', username: 'sri.wahyuni', photo: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SW')).toBeVisible();
  },
};

export const Initials: Story = {
  args: { person: { name: 'Andi Mappanyukki Daeng', username: 'andi.m', photo: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AM')).toBeVisible();
  },
};

export const NoName: Story = {
  args: { person: { name: '', username: 'baru.01', photo: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Name')).toBeVisible();
    await expect(canvas.getByText('NN')).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { person: null, href: '/login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Silakan Masuk' })).toHaveAttribute('href', '/login');
  },
};

export const LongName: Story = {
  args: {
    person: {
      name: 'Raden Ayu Kusumaningrum Wulandari Sastroamidjojo',
      username: 'raden.ayu.kusumaningrum.wulandari',
      photo: null,
    },
  },
};

export const Collapsed: Story = {
  args: { collapsed: true },
  parameters: { frame: 88 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Sri Wahyuni/ })).toBeVisible();
  },
};
