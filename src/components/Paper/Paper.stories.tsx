import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { everyPaper } from './mocks/everyPaper';
import { examplePaper, OFFICE } from './mocks/examplePaper';
import { Paper } from './Paper';
import { PaperPreview } from './PaperPreview';

/**
 * One document on paper. Everything that is printed is a `Paper` with `PaperFacts`, `PaperTable` and `SignaturePlaces`
 * in it, shown in a `PrintDialog` before it goes to the printer (docs/decisions/0091).
 */
const meta = {
  title: 'Components/Paper/Paper',
  component: Paper,
  args: { size: 'A4', office: OFFICE, title: 'Judul dokumen', children: <p>Isi dokumen.</p> },
  parameters: { frame: 860 },
} satisfies Meta<typeof Paper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On rolls, columns for which there is no room stand under their line. */
export const OnEveryPaper: Story = {
  render: () => everyPaper(examplePaper),
  play: async ({ canvas }) => {
    const roll = within(canvas.getByRole('region', { name: /58 mm/ }));
    await expect(roll.queryByRole('columnheader', { name: 'Hitungan' })).toBeNull();
    await expect(roll.getByText('terlambat 31 hari')).toBeVisible();
    await expect(roll.queryByText('Kosong')).toBeNull();
  },
};
/** A host that does not tell the office; an office without address and phone. */
export const LittleKnown: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PaperPreview size="58mm">
        <Paper {...args} size="58mm" office={null} />
      </PaperPreview>
      <PaperPreview size="80mm">
        <Paper {...args} size="80mm" office={{ name: 'Jayapura', address: '', phone: '' }} />
      </PaperPreview>
    </div>
  ),
};
