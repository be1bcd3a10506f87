import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { LINK_TOKEN } from '@/features/auth/mocks/fixtures';
import { passwordLinkScenarios } from '@/features/auth/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/account/link`: a link for a password, without header and side menu. What it can say is under Features/Auth. */
const meta = {
  title: 'Pages/PasswordLink',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, session: null, route: `/account/link#${LINK_TOKEN}` },
  beforeEach: () => () => sessionStorage.removeItem('tautan_sandi'),
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Buat kata sandi' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** A reload goes on with the link that was opened in this tab. */
export const Reloaded: Story = {
  tags: ['no-picture'],
  parameters: { route: '/account/link' },
  beforeEach: () => sessionStorage.setItem('tautan_sandi', LINK_TOKEN),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Buat kata sandi' })).toBeVisible();
  },
};

export const WithoutALink: Story = {
  parameters: { route: '/account/link' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Tautan tidak berlaku' }),
    ).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: passwordLinkScenarios.asking } };
export const Failed: Story = { parameters: { msw: passwordLinkScenarios.fails } };
export const Mobile: Story = { ...Default, globals: phone };
