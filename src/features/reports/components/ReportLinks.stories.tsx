import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { REPORT_KEYS } from '@/lib/contract/reportTerms';
import { ReportLinks } from './ReportLinks';

/** Every report, with what it is. */
const meta = {
  title: 'Features/Reports/ReportLinks',
  component: ReportLinks,
  parameters: { frame: 1180 },
  args: { hrefOf: (report) => `/report?report=${report}` },
} satisfies Meta<typeof ReportLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(REPORT_KEYS.length);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Penerimaan per hari dan kasir/ })).toHaveFocus();
  },
};
export const Tablet: Story = { parameters: { frame: 720 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
