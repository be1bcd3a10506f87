import type { Meta, StoryObj } from '@storybook/react-vite';
import { SETUP_STEPS } from '@/lib/contract/companySetup';
import { buildSetup } from '../mocks/buildSetup';
import { StepFacts } from './StepFacts';

/** What there is of a step. */
const meta = {
  title: 'Features/Setup/StepFacts',
  component: StepFacts,
  args: { step: 'COMPANY', setup: buildSetup({ done: SETUP_STEPS }) },
} satisfies Meta<typeof StepFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

const all: Story['render'] = ({ setup }) => (
  <div style={{ display: 'grid', gap: 16 }}>
    {SETUP_STEPS.map((step) => (
      <StepFacts key={step} step={step} setup={setup} />
    ))}
  </div>
);

export const Company: Story = {};
/** Every step of a company that is set up. */
export const Everything: Story = { render: all };
/** Every step of a company that has just begun and took its titles out. */
export const Nothing: Story = {
  args: { setup: { ...buildSetup({ done: [] }), company: null, office: null, titles: [], people: [] } },
  render: all,
};
