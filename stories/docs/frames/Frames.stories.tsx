import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { FileField } from '@/components/FileField/FileField';
import { FilterBar } from '@/components/FilterBar/FilterBar';
import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageParts } from '@/components/PageGrid/PageParts';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { Panel } from '@/components/Panel/Panel';
import { PartsNav } from '@/components/PartsNav/PartsNav';
import { SearchField } from '@/components/SearchField/SearchField';
import { FewLines } from '@/components/Task/FewLines';
import { Task, TaskBar, TaskStep } from '@/components/Task/Task';

/** The four frames of pages, each composed of what every page of its kind is composed of. */
const meta = {
  title: 'Docs/Frame examples',
  component: PageGrid,
  tags: ['!autodocs'],
  parameters: { frame: 1080 },
} satisfies Meta<typeof PageGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const LOG = { label: 'Riwayat lengkap', href: '/user/log' };

export const List: Story = {
  args: {
    children: (
      <>
        <PageHeader
          title="Agen"
          primary={{ label: 'Tambah agen', adds: true, onSelect: fn() }}
          menu={[
            { label: 'Komisi', href: '/agen/commission' },
            { label: 'Export', onSelect: fn() },
          ]}
        />
        <PageParts>
          <FilterBar search={<SearchField label="Cari" value="" onSearch={fn()} />}>{null}</FilterBar>
          <Panel title="Daftar">Baris, lalu jalan ke halaman lain.</Panel>
        </PageParts>
      </>
    ),
  },
};
export const Record: Story = {
  args: {
    children: (
      <>
        <PageHeader
          title="Detail Nasabah"
          back={{ href: '/contract', label: 'Nasabah' }}
          primary={{ label: 'Bayar Cicilan', href: '/payment/JKT-2603-00118' }}
          menu={[
            { label: 'Ubah status', onSelect: fn() },
            { label: 'Batalkan kontrak', onSelect: fn(), whyNot: 'Sudah ada nota yang berlaku.' },
            LOG,
          ]}
        />
        <PageParts apart>
          <Panel title="JKT-2603-00118">Di mana kontraknya sekarang.</Panel>
          <PartsNav
            parts={[
              { id: 'kartu', label: 'Kartu piutang' },
              { id: 'riwayat', label: 'Riwayat' },
            ]}
          />
          <section id="kartu" tabIndex={-1}>
            <Panel title="Kartu piutang">Apa yang diketahui, bagian demi bagian.</Panel>
          </section>
          <section id="riwayat" tabIndex={-1}>
            <Panel title="Riwayat">Siapa, kapan, apa.</Panel>
          </section>
        </PageParts>
      </>
    ),
  },
};
export const Import: Story = {
  args: {
    children: (
      <>
        <PageHeader title="Unggah wilayah" back={{ href: '/master/region', label: 'Wilayah' }} />
        <Task>
          <TaskStep title="Berkas" onTemplate={fn()}>
            <FileField
              label="Berkas wilayah"
              fileName="wilayah.csv"
              hint="CSV atau XLSX, paling besar 10 MB."
              onFile={fn()}
            />
          </TaskStep>
          <TaskStep title="Pratinjau">
            <FewLines title="Berganti nama" lines={['31.71: Jakarta Pusat → Kota Jakarta Pusat']} />
            <TaskBar note="Yang tidak ada di berkas tetap seperti semula.">
              <Button kind="primary">Simpan 1 wilayah</Button>
            </TaskBar>
          </TaskStep>
        </Task>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.filter(({ dataset }) => dataset.kind === 'primary')).toHaveLength(1);
  },
};
