import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildSurvey } from '../mocks/buildKeptSurvey';
import { StoryPhoto } from '../mocks/StoryPhoto';
import { SurveyReading } from './SurveyReading';

/** A visit as whoever decides reads it. */
const meta = {
  title: 'Features/Surveys/SurveyReading',
  component: SurveyReading,
  parameters: { frame: 860 },
  args: { survey: buildSurvey(), Photo: StoryPhoto },
} satisfies Meta<typeof SurveyReading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lihat di peta' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=-6.291210%2C106.795300',
    );
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
  },
};
/** What was left open is not there. */
export const NotFoundAndWithoutPosition: Story = {
  args: {
    survey: buildSurvey({
      position: null,
      no_position: 'Izin lokasi ponsel kantor terkunci.',
      findings: {
        ...{
          met: 'NOBODY',
          met_name: '',
          address: 'NOT_FOUND',
          house: null,
          neighbours: '',
          income: null,
          seen: '',
        },
        ...{ recommendation: 'TIDAK_LAYAK', note: 'Rumah nomor 12 tidak ada di jalan itu.' },
      },
    }),
  },
};
/** Of a survey before the form was sent back. */
export const Earlier: Story = {
  args: {
    survey: buildSurvey({ current: false, findings: { ...buildSurvey().findings, recommendation: 'RAGU' } }),
  },
};
