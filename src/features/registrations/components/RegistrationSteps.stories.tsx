import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { awaited, wayOf } from '../domain/flowWay';
import { FLOW } from '../mocks/buildFlow';
import { buildRegistration, STATUSES } from '../mocks/buildRegistration';
import { RegistrationSteps } from './RegistrationSteps';

const of = (status: keyof typeof STATUSES) => {
  const registration = buildRegistration({ status: STATUSES[status] });
  return { steps: wayOf(FLOW, registration), awaited: awaited(FLOW, registration) };
};

/** The way of a registration, and who has to act. */
const meta = {
  title: 'Features/Registrations/RegistrationSteps',
  component: RegistrationSteps,
  parameters: { frame: 1030 },
  args: of('review'),
} satisfies Meta<typeof RegistrationSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Analisa').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};
export const WaitsForTheSurveyor: Story = { args: of('survey') };
export const SentBack: Story = { args: of('draft') };
export const Disbursed: Story = { args: of('disbursed') };
export const Rejected: Story = { args: of('rejected') };
/** A company names its statuses itself. */
export const LongNames: Story = {
  args: {
    steps: of('review').steps.map((step) => ({
      ...step,
      ...{ name: `${step.name} dan kelengkapan dokumen pemohon`, by: step.by && 'Muhammad Fathurrahman' },
    })),
    awaited: 'Surveyor Raden Ajeng Kusumawardhani Prawiranegara atau hak Persetujuan',
  },
};
