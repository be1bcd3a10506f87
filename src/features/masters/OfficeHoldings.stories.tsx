import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildOfficeMasters } from './mocks/buildMasters';
import { masterScenarios } from './mocks/scenarios';
import { OfficeHoldings } from './OfficeHoldings';

const office = buildOfficeMasters()[0]!;

/** What is still in an office, and the way to its contracts once it is switched off. */
const meta = {
  title: 'Features/Masters/OfficeHoldings',
  component: OfficeHoldings,
  parameters: { frame: 480, session: 'Admin Sistem' },
  args: { row: office, hrefOf: ({ id }, place) => `/${place}?office=${id}` },
} satisfies Meta<typeof OfficeHoldings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kontrak berjalan' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pindahkan kontrak' })).toBeNull();
  },
};
export const SwitchedOff: Story = {
  args: { row: { ...office, active: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pindahkan kontrak' })).toHaveAttribute(
      'href',
      `/contracts?office=${office.id}`,
    );
  },
};
export const Loading: Story = { parameters: { msw: masterScenarios.countingHoldings } };
export const Failed: Story = {
  parameters: { msw: masterScenarios.holdingsOffline },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
