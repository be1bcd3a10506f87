import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { setupScenarios } from '@/features/setup/mocks/scenarios';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { masterStates } from './masterStates';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/setup`: a new company on its way to its first customer. */
const meta = {
  title: 'Pages/Setup',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: {
    ...pageParameters,
    route: '/setup',
    session: 'Admin Sistem',
    msw: setupScenarios.justBegun,
  },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Penyiapan Perusahaan' }),
    ).toBeVisible();
    await expect(await canvas.findByText('1 dari 7 langkah selesai')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: setupScenarios.asking } };
export const Failed: Story = { ...masterStates.failed, parameters: { msw: setupScenarios.serverFails } };
export const Forbidden: Story = { ...masterStates.forbidden, parameters: { msw: setupScenarios.forbidden } };
export const NotRegistered: Story = masterStates.notRegistered;
export const Mobile: Story = { ...Default, globals: phone };

/** The form of Perhitungan itself, with what cars begin with. */
export const OpensCalculation: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Perhitungan mobil' }));
    const form = within(await dialogNamed('Perhitungan baru'));
    await expect(form.getByLabelText('Denda per hari')).toHaveValue('0,2');
  },
};
