import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { keepStoryChallenge } from '@/features/auth/mocks/fixtures';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/login` and `/login/otp`, without header and side menu. What the forms can say is under Features/Auth. */
const meta = {
  title: 'Pages/Login',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, session: null, route: '/login' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Angsur, ke beranda' })).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Code: Story = {
  parameters: { route: '/login/otp' },
  beforeEach: () => keepStoryChallenge(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kode masuk' })).toBeVisible();
  },
};

/** Opened without a running sign-in. */
export const CodeWithoutSignIn: Story = {
  parameters: { route: '/login/otp' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kode masuk' })).toBeVisible();
  },
};

/** Whoever is signed in already is led on. */
export const AlreadySignedIn: Story = {
  parameters: { session: 'Kasir', route: '/login?kembali=/policy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kebijakan' })).toBeVisible();
  },
};

export const Mobile: Story = { globals: phone };
