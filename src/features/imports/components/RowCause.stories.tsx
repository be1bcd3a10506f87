import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildQuestions, buildRow, buildRows } from '../mocks/buildImport';
import { RowCause } from './RowCause';

/** Why a row stands as it does; the cause first, never cut. */
const meta = {
  title: 'Features/Imports/RowCause',
  component: RowCause,
  args: { row: buildRow() },
} satisfies Meta<typeof RowCause>;

export default meta;
type Story = StoryObj<typeof meta>;

const ROWS = [
  ...buildRows().slice(0, 1),
  ...buildQuestions().slice(1),
  buildRow({ state: 'DOUBTFUL', problem: 'Kontrak ini sudah dilunasi dipercepat 3 November 2026.' }),
];

/** Every way in which a row stands: what stands against the match comes before what it matched by. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {ROWS.map((row, index) => (
        <RowCause key={index} row={row} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sama persis dengan baris 7 berkas ini')).toBeVisible();
    await expect(canvas.getByText(/^Tidak dapat diposting: Kontrak ini sudah dilunasi/)).toBeVisible();
  },
};
