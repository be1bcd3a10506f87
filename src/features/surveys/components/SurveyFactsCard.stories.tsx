import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FACTS } from '../mocks/buildKeptSurvey';
import { SurveyFactsCard } from './SurveyFactsCard';

/** Whom to visit, and where. */
const meta = {
  title: 'Features/Surveys/SurveyFactsCard',
  component: SurveyFactsCard,
  parameters: { frame: 640 },
  args: { facts: FACTS },
} satisfies Meta<typeof SurveyFactsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(href('Telepon Siti Rahmawati')).toBe('tel:081255501177');
    await expect(href('WhatsApp Siti Rahmawati')).toBe('https://wa.me/6281255501177?text=');
    await expect(href('Peta Siti Rahmawati')).toContain('query=-6.291180%2C106.795340');
  },
};
export const LittleKnown: Story = {
  args: { facts: { ...FACTS, number: '', phone: '', address: '', place: null, vehicle: '', plate: '' } },
};
