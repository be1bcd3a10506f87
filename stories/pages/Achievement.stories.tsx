import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { buildAchievement } from '@/features/achievement/mocks/buildAchievement';
import { achievementScenarios } from '@/features/achievement/mocks/scenarios';
import { getAchievement } from '@/lib/contract/achievement';
import { CREDIT_SENT, CREDITS_CHANNEL } from '@/lib/contract/realtime';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { storyRealtime } from '@/lib/mocks/storyRealtime';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/collector/achievement`: what collectors achieved, one collector, the rows behind each figure, and targets. */
const meta = {
  title: 'Pages/Achievement',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: {
    ...pageParameters,
    ...{ route: '/collector/achievement', session: 'Supervisor Kolektor' },
  },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pencapaian Kolektor' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Hendra Gunawan' })).toBeVisible();
    await canvas.findAllByRole('group', { name: /panah/ });
  },
};
/** From who is behind to the accounts behind it, and back to where one was. */
export const ToTheAccounts: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Hendra Gunawan' });
    await userEvent.click(canvas.getByText('Bulan'));
    await userEvent.click(canvas.getByText('Tertinggal dulu'));
    await userEvent.click(await canvas.findByRole('link', { name: 'Hendra Gunawan' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Hendra Gunawan' })).toBeVisible();
    await expect(canvas.getByText('November 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Akun kolektor ini' }));
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Akun, Hendra Gunawan' }),
    ).toBeVisible();
    await expect(canvas.getByText('November 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Kolektor ini' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Semua kolektor' }));
    await canvas.findByRole('link', { name: 'Hendra Gunawan' });
    await expect(canvas.getByRole('radio', { name: 'Tertinggal dulu' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Bulan' })).toBeChecked();
    await canvas.findAllByRole('group', { name: /panah/ });
  },
};
let answering: Promise<void> = Promise.resolve();
/** A receipt was entered somewhere: the list is marked as loading at once, and read anew (SPEC 4). */
export const MarkedByAPush: Story = {
  tags: ['no-picture'],
  parameters: {
    msw: [
      mockEndpoint(getAchievement, async ({ query }) => {
        await answering;
        return buildAchievement(undefined, { query });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Hendra Gunawan' });
    await canvas.findAllByRole('group', { name: /panah/ });
    let letAnswer: () => void = () => undefined;
    answering = new Promise((resolve) => {
      letAnswer = resolve;
    });
    storyRealtime.push(CREDITS_CHANNEL, CREDIT_SENT, {});
    const table = canvas.getByRole('table', { name: 'Kolektor' });
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
    letAnswer();
    await waitFor(() => expect(table).not.toHaveAttribute('aria-busy'));
  },
};
export const Loading: Story = { parameters: { msw: achievementScenarios.figures.asking } };
export const Empty: Story = {
  parameters: { msw: achievementScenarios.noCollectors },
  play: shown('Belum ada kolektor'),
};
export const Failed: Story = {
  parameters: { msw: achievementScenarios.figures.fails },
  play: shown('Server bermasalah'),
};
export const Forbidden: Story = {
  parameters: { msw: achievementScenarios.figures.forbidden },
  play: shown('Tidak punya hak'),
};
/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kasir' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
/** A collector reads their own, and sets no targets. */
export const Own: Story = {
  parameters: { session: 'Kolektor', msw: achievementScenarios.own },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Menurut hari terlambat' });
    await expect(canvas.queryByRole('link', { name: 'Target kolektor' })).toBeNull();
    await canvas.findAllByRole('group', { name: /panah/ });
  },
};
export const Collector: Story = {
  parameters: { route: '/collector/achievement/22' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Hendra Gunawan' });
    await canvas.findAllByRole('group', { name: /panah/ });
  },
};
export const Rows: Story = {
  parameters: { route: '/collector/achievement/rows?of=accounts&office=1&collector=14' },
  play: shown('Terlambat 31 hari'),
};
export const Targets: Story = {
  parameters: { route: '/collector/achievement/target' },
  play: shown(/25 hari kerja/),
};
/** Who sets targets only: a collector finds no such page. */
export const TargetsNotRegistered: Story = {
  parameters: { route: '/collector/achievement/target', session: 'Kolektor' },
  play: NotRegistered.play,
};
export const Mobile: Story = { ...Default, globals: phone };
export const CollectorMobile: Story = { ...Collector, globals: phone };
export const RowsMobile: Story = { ...Rows, globals: phone };
export const TargetsMobile: Story = { ...Targets, globals: phone };
