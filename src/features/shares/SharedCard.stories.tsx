import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { expect, userEvent } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { openSharedCard } from '@/lib/contract/sharedCard';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { buildSharedCard } from './mocks/buildSharedCard';
import { MOCK_TOKEN } from './mocks/buildShareLink';
import { cardScenarios, NO_LINK } from './mocks/scenarios';
import { SharedCard } from './SharedCard';

/** What a link opens, without a session. */
const meta = {
  title: 'Features/Shares/SharedCard',
  component: SharedCard,
  args: { token: MOCK_TOKEN, title: 'Kartu Piutang Nasabah' },
  parameters: { frame: 360, session: null },
} satisfies Meta<typeof SharedCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = { play: shown('Harus dibayar sekarang') };
export const Loading: Story = { parameters: { msw: cardScenarios.asking } };
export const NoLink: Story = { parameters: { msw: cardScenarios.noLink }, play: shown(NO_LINK) };
export const Throttled: Story = {
  parameters: { msw: cardScenarios.throttled },
  play: shown('Terlalu sering dibuka. Coba lagi dalam 40 detik.'),
};

/** The network comes back, and the card is there. */
export const TriesAgain: Story = {
  tags: ['no-picture'],
  parameters: { msw: cardScenarios.offline },
  play: async ({ canvas, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Coba lagi' });
    msw.use(mockEndpoint(openSharedCard, buildSharedCard()));
    await userEvent.click(again);
    await expect(await canvas.findByText('Harus dibayar sekarang')).toBeVisible();
  },
};

/** The network goes while it is open: the card stays, and says that it is the last one. */
export const StaysOffline: Story = {
  render: (args) => (
    <>
      <AskAgain />
      <SharedCard {...args} />
    </>
  ),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Harus dibayar sekarang')).toBeVisible();
    msw.use(...cardScenarios.offline);
    await userEvent.click(canvas.getByRole('button', { name: 'Tanya lagi' }));
    await expect(await canvas.findByText(/Belum diperbarui/)).toBeVisible();
    await expect(canvas.getByText('Harus dibayar sekarang')).toBeVisible();
  },
};

/** Somebody of the staff opens it in their own browser: their session stays out of it. */
export const SendsNoSession: Story = {
  tags: ['no-picture'],
  parameters: {
    session: 'Admin Kontrak',
    msw: [
      mockEndpoint(openSharedCard, ({ request }) =>
        request.headers.has('Authorization') ? refuse(500, '') : buildSharedCard(),
      ),
    ],
  },
  play: shown('Harus dibayar sekarang'),
};

/** As looking at the page again after a while does. */
function AskAgain() {
  const client = useQueryClient();
  return <Button onClick={() => void client.invalidateQueries()}>Tanya lagi</Button>;
}

/** Revoked while it is open: looking at the page again takes the card away. */
export const RevokedMeanwhile: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <>
      <AskAgain />
      <SharedCard {...args} />
    </>
  ),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Harus dibayar sekarang')).toBeVisible();
    msw.use(mockEndpoint(openSharedCard, () => refuse(404, NO_LINK)));
    await userEvent.click(canvas.getByRole('button', { name: 'Tanya lagi' }));
    await expect(await canvas.findByText(NO_LINK)).toBeVisible();
    await expect(canvas.queryByText('Harus dibayar sekarang')).toBeNull();
  },
};
