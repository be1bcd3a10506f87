import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { PaperPreview } from '@/components/Paper/PaperPreview';
import { HOLIDAYS } from '@/lib/mocks/holidayHandlers';
import { buildCalculation } from '@/lib/mocks/buildCalculation';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { buildRegistration } from '../../mocks/buildRegistration';
import { APPROVED } from '../../mocks/detailScenarios';
import { TermsPrint } from './TermsPrint';

/** The schedule that the contract will have, to sign. */
const meta = {
  title: 'Features/Registrations/TermsPrint',
  component: TermsPrint,
  args: {
    registration: buildRegistration({ approved: APPROVED }),
    holidays: new Map(HOLIDAYS.map(({ date, name }) => [date, name])),
    office: { name: 'Jakarta', address: 'Jl. Matraman Raya 118, Jakarta Timur', phone: '021-555-0118' },
    by: 'Sari Permata',
    size: 'A4',
  },
  parameters: { frame: 860 },
  render: (args) => (
    <PaperPreview size={args.size}>
      <TermsPrint {...args} />
    </PaperPreview>
  ),
} satisfies Meta<typeof TermsPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Disetujui')).toBeVisible();
    await expect(canvas.queryByText('Simulasi, belum disetujui')).toBeNull();
    await expect(canvas.getByText(/^Denda .* per hari/)).toBeVisible();
  },
};
export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <TermsPrint {...args} size={size} />),
};
/** Before approval it says that it is none. */
export const NotApproved: Story = {
  args: { registration: buildRegistration() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Simulasi, belum disetujui')).toBeVisible();
  },
};
/** The longest: two sheets of A4. */
export const SixtyMonths: Story = {
  args: {
    registration: buildRegistration({
      form: buildRegistrationForm({
        vehicle: { kind: 'R4' },
        structure: { otr: 285_000_000, down_payment: 71_250_000, tenor: 60 },
      }),
      basis: { calculation: buildCalculation({ vehicle_kind: 'R4', max_tenor: 60 }), price: null },
    }),
  },
};
