import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildWaitingChange } from '@/lib/mocks/buildWaitingChange';
import { buildOffice } from './mocks/buildMasters';
import { OfficeBeside } from './OfficeBeside';

const waiting = buildWaitingChange({
  kind: 'OFFICE',
  what: 'kenaikan batas kantor Jakarta',
  people: ['Bambang Kusuma'],
});

/** What two people decide of an office: a higher limit that waits or is to come, and its receiving accounts. */
const meta = {
  title: 'Features/Masters/OfficeBeside',
  component: OfficeBeside,
  parameters: { frame: 640, session: 'Admin Sistem' },
  args: { row: buildOffice() },
} satisfies Meta<typeof OfficeBeside>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LimitWaits: Story = {
  args: { row: buildOffice({ waiting }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Menunggu persetujuan: kenaikan batas kantor Jakarta/)).toBeVisible();
  },
};
export const LimitComes: Story = {
  args: { row: buildOffice({ coming_collector_fee: { amount: 40_000, from: '2026-11-21' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/menjadi Rp40.000 mulai 21 November 2026/)).toBeVisible();
  },
};
