import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { PaperPreview } from '@/components/Paper/PaperPreview';
import { CHECK_LABELS, CHECKLISTS } from '@/lib/contract/repossessionTerms';
import { buildRefusal, buildUnitHandover } from '../../contract/mocks/buildRepossession';
import { STORY_PICTURES } from '../mocks/storyPictures';
import { UnitHandoverPrint } from './UnitHandoverPrint';

const OFFICE = {
  ...{ name: 'Jakarta', address: 'Jl. Matraman Raya No. 21, Jakarta Timur', phone: '021 8590 1234' },
};

/** A BAST on paper, as both signed it on the phone. */
const meta = {
  title: 'Features/Collection/UnitHandoverPrint',
  component: UnitHandoverPrint,
  args: { handover: buildUnitHandover(), pictures: STORY_PICTURES, office: OFFICE, size: 'A4' },
  parameters: { frame: 860 },
} satisfies Meta<typeof UnitHandoverPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

const onA4: Story['render'] = (args) => (
  <PaperPreview size="A4">
    <UnitHandoverPrint {...args} />
  </PaperPreview>
);

export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <UnitHandoverPrint {...args} size={size} />),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Surat tugas No. JKT/ST/2611/00007')).toHaveLength(4);
    await expect(canvas.getAllByText('13.190.500')).toHaveLength(4);
    await expect(canvas.getAllByAltText('Tanda tangan: Yang menyerahkan')).toHaveLength(4);
    await expect(canvasElement.textContent).not.toMatch(/NIK/);
  },
};
/** A car, given by somebody else, with as many photos as there can be. */
export const Car: Story = {
  render: onA4,
  args: {
    handover: buildUnitHandover({
      ...{ met: 'OTHER', met_name: 'Siti Aminah', met_relation: 'istri', vehicle: 'Toyota Avanza 1.3 G' },
      ...{ kilometres: null, no_kilometres: 'Aki mati, layar gelap' },
      checklist: CHECKLISTS.R4.map((item) => ({ item, label: CHECK_LABELS[item], state: 'YES' })),
      photos: [821, 822, 823, 824, 825, 826, 827, 828].flatMap((id) =>
        buildUnitHandover()
          .photos.slice(0, 1)
          .map((photo) => ({ ...photo, id })),
      ),
    }),
  },
};
/** The unit stays where it is. */
export const Refused: Story = {
  render: onA4,
  args: { handover: buildRefusal() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unit tidak diambil dan tetap pada nasabah.')).toBeVisible();
    await expect(canvas.queryByText('Kelengkapan')).toBeNull();
  },
};
/** Photos that can't be read are named. */
export const WithoutPictures: Story = {
  render: onA4,
  args: { pictures: new Map() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('depan.jpg, samping.jpg')).toBeVisible();
  },
};
