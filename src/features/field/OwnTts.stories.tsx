import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildPaidVisit } from './mocks/buildKeptVisit';
import { onPhone } from './mocks/FieldWorld';
import { fieldScenarios } from './mocks/scenarios';
import { OwnTts } from './OwnTts';

/** A collector's own TTS, and what became of their money. */
const meta = {
  title: 'Features/Field/OwnTts',
  component: OwnTts,
  args: { owner: '7' },
  parameters: { frame: 1000, session: 'Kolektor' },
  beforeEach: () => onPhone([], null),
} satisfies Meta<typeof OwnTts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('JKT/K2611/00227');
    await expect(canvas.getByText('Setor hari ini')).toBeVisible();
    await expect(canvas.getByText('Nota JKT/2611/00412')).toBeVisible();
  },
};
/** What only this device has is carried too. */
export const Unsent: Story = {
  beforeEach: () => onPhone([buildPaidVisit()], null),
  play: async ({ canvas }) => void (await canvas.findByText('JKT/K2611/00228')),
};
export const Empty: Story = { parameters: { msw: fieldScenarios.noTts } };
export const Loading: Story = { parameters: { msw: fieldScenarios.ttsAsking } };
export const Failed: Story = { parameters: { msw: fieldScenarios.ttsFails } };
export const Offline: Story = { parameters: { msw: fieldScenarios.ttsOffline } };
export const Forbidden: Story = { parameters: { msw: fieldScenarios.ttsForbidden } };
export const NotOfferedByTheHost: Story = { parameters: { msw: fieldScenarios.ttsHostWithout } };
