import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildPostedLine, buildRow, buildRows } from '../mocks/buildImport';
import { RowFacts } from './RowFacts';

const row = (index: number) => buildRows()[index] ?? buildRow();

/** All that is known of one row. */
const meta = {
  title: 'Features/Imports/RowFacts',
  component: RowFacts,
  parameters: { frame: 592 },
  args: {
    row: row(0),
    hrefOfContract: (code) => `/payment/${code}`,
    hrefOfReceipt: (id) => `/credit/${id}`,
  },
} satisfies Meta<typeof RowFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matched: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Bambang Sutrisno' });
    await expect(link).toHaveAttribute('href', '/payment/JKT-2604-00118');
  },
};
export const Doubtful: Story = { args: { row: row(2) } };
/** Another statement has this line as well, with a word more. */
export const Again: Story = {
  args: { row: buildRow({ held: 'AGAIN', again: [buildPostedLine()] }) },
};
export const AgainElsewhere: Story = {
  args: {
    row: buildRow({
      held: 'AGAIN',
      again: [
        buildPostedLine({ file_name: null, line: null, description: '', reference: '', contract_code: null }),
      ],
    }),
  },
};
export const Unknown: Story = { args: { row: row(4) } };
export const Posted: Story = {
  args: {
    row: {
      ...row(0),
      state: 'POSTED',
      receipts: [
        { id: 901, invoice: 'JKT/2611/00201' },
        { id: 902, invoice: 'JKT/2611/00202' },
      ],
    },
  },
};
