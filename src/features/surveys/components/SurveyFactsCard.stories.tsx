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
    await expect(canvas.getByRole('link', { name: FACTS.phone })).toHaveAttribute('href', 'tel:081255501177');
  },
};
export const LittleKnown: Story = {
  args: { facts: { ...FACTS, number: '', phone: '', address: '', place: null, vehicle: '', plate: '' } },
};
