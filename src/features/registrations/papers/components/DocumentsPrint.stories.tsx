import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { PaperPreview } from '@/components/Paper/PaperPreview';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { buildRegistration } from '../../mocks/buildRegistration';
import { DocumentsPrint } from './DocumentsPrint';

/** The receipt for the documents that the applicant hands over. */
const meta = {
  title: 'Features/Registrations/DocumentsPrint',
  component: DocumentsPrint,
  args: {
    registration: buildRegistration(),
    office: { name: 'Jakarta', address: 'Jl. Matraman Raya 118, Jakarta Timur', phone: '021-555-0118' },
    by: 'Sari Permata',
    size: 'A4',
  },
  parameters: { frame: 860 },
  render: (args) => (
    <PaperPreview size={args.size}>
      <DocumentsPrint {...args} />
    </PaperPreview>
  ),
} satisfies Meta<typeof DocumentsPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^BPKB R-04821773/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^KTP pasangan/ })).toBeVisible();
  },
};
export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <DocumentsPrint {...args} size={size} />),
};
/** Nobody is asked for papers of a spouse who does not exist. */
export const NotMarried: Story = {
  args: {
    registration: buildRegistration({ form: buildRegistrationForm({ applicant: { marital: 'SINGLE' } }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('KTP pasangan')).toBeNull();
  },
};
