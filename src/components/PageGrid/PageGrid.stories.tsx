import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { Panel } from '@/components/Panel/Panel';
import { PageGrid } from './PageGrid';
import { PageParts } from './PageParts';

/**
 * What every page stands in. The shell sets it; a feature puts its parts into `PageParts`. Every page's edges and
 * distances are measured against it at 360, 768, 1280 and 1920 px.
 */
const meta = {
  title: 'Components/Shell/PageGrid',
  component: PageGrid,
  parameters: { frame: 960 },
} satisfies Meta<typeof PageGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: (
      <>
        <PageHeader title="Nota Cicilan" menu={[{ label: 'Export', onSelect: fn() }]} />
        <PageParts>
          <InlineAlert tone="info">Bagian berjarak 16 px, dari tepi ke tepi.</InlineAlert>
          <Panel title="Daftar">Isi daftar.</Panel>
        </PageParts>
      </>
    ),
  },
};

/** Sections with headings of their own stand 24 px apart. */
export const Apart: Story = {
  args: {
    children: (
      <>
        <PageHeader title="Detail Nasabah" back={{ href: '/contract', label: 'Nasabah' }} />
        <PageParts apart>
          <Panel title="Kartu piutang">Isi kartu.</Panel>
          <Panel title="Riwayat">Isi riwayat.</Panel>
        </PageParts>
      </>
    ),
  },
};
