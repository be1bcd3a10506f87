import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { surveyStore } from './device/surveyDevice';
import { buildKeptSurvey, buildSurvey } from './mocks/buildKeptSurvey';
import { buildVisited } from './mocks/buildVisited';
import { onDevice } from './mocks/DeviceWorld';
import { StoryPhoto } from './mocks/StoryPhoto';
import { RegistrationSurveys } from './RegistrationSurveys';

/** The visits to an applicant on the page of the registration. */
const meta = {
  title: 'Features/Surveys/RegistrationSurveys',
  component: RegistrationSurveys,
  args: {
    registration: buildVisited(),
    reader: '7',
    fillHref: '/customer/41/survey',
    Photo: StoryPhoto,
  },
  parameters: { frame: 860, session: 'Surveyor' },
  beforeEach: () => onDevice([]),
} satisfies Meta<typeof RegistrationSurveys>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by its surveyor: what the visit needs is on the device from now on. */
export const ForItsSurveyor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Isi survei' })).toHaveAttribute(
      'href',
      '/customer/41/survey',
    );
    await waitFor(async () =>
      expect((await surveyStore().listFacts('7'))[0]).toMatchObject({
        registrationId: 41,
        name: 'Siti Rahmawati',
      }),
    );
  },
};
export const Unsent: Story = {
  beforeEach: () => onDevice([buildKeptSurvey({ step: 'waiting' })]),
  play: async ({ canvas }) => {
    await canvas.findByText('Menunggu dikirim');
    await canvas.findByRole('link', { name: 'Buka survei' });
  },
};
export const Read: Story = {
  args: {
    registration: buildVisited({
      may_survey: false,
      surveys: [buildSurvey(), buildSurvey({ id: 2, current: false })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'Isi survei' })).toBeNull();
  },
};
export const NoneYet: Story = { args: { registration: buildVisited({ may_survey: false }) } };
