import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildOffices } from '../mocks/buildMonitoring';
import { OfficeTable } from './OfficeTable';

/** The main figures, office by office. */
const meta = {
  title: 'Features/Monitoring/OfficeTable',
  component: OfficeTable,
  args: { rows: buildOffices('owed'), hrefOf: (office) => `/monitoring?office=${office}` },
  parameters: { frame: 900 },
} satisfies Meta<typeof OfficeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of a part that could not be had the cells are empty. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Jayapura' })).toHaveAttribute(
      'href',
      '/monitoring?office=2',
    );
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { rows: undefined } };
