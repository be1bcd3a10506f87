import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { MOCK_TOKEN } from '@/features/shares/mocks/buildShareLink';
import { cardScenarios, NO_LINK } from '@/features/shares/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/share/customer/{id}`: a contract's card for its customer, without a session, in the shell (SPEC 2). */
const meta = {
  title: 'Pages/SharedCard',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, session: null, route: `/share/customer/${MOCK_TOKEN}` },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Kartu Piutang Nasabah' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Harus dibayar sekarang')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Angsur, ke beranda' })).toBeVisible();
  },
};
/** The same card for whoever works here. */
export const SignedIn: Story = { ...Default, tags: ['no-picture'], parameters: { session: 'Kasir' } };
export const OnTime: Story = { parameters: { msw: cardScenarios.onTime } };
export const Settled: Story = { parameters: { msw: cardScenarios.settled } };
export const Cancelled: Story = { parameters: { msw: cardScenarios.cancelled } };
export const OfficeOff: Story = { parameters: { msw: cardScenarios.officeOff } };
export const Loading: Story = { parameters: { msw: cardScenarios.asking } };
export const NoLink: Story = {
  parameters: { msw: cardScenarios.noLink },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NO_LINK)).toBeVisible();
  },
};
export const Throttled: Story = { parameters: { msw: cardScenarios.throttled } };
export const Offline: Story = { parameters: { msw: cardScenarios.offline } };
export const Failed: Story = { parameters: { msw: cardScenarios.broken } };
export const Mobile: Story = { ...Default, globals: phone };
