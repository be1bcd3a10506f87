import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { CheckField } from '@/components/CheckField/CheckField';
import { FileField } from '@/components/FileField/FileField';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { FewLines } from './FewLines';
import { PICK_FIRST, Task, TaskBar, TaskPair, TaskStep } from './Task';

const handleTemplate = fn();
const File = ({ name }: { name: string | null }) => (
  <FileField
    label="Berkas daftar harga"
    fileName={name}
    hint="CSV atau XLSX, paling besar 10 MB."
    onFile={fn()}
  />
);
const RENAMED = ['11.01: Aceh Selatan → Kabupaten Aceh Selatan', '31.71: Jakarta Pusat → Kota Jakarta Pusat'];

/** The frame of a task: what it asks for, step by step in panels, and one button at the end of the last. */
const meta = {
  title: 'Components/Data/Task',
  component: Task,
  parameters: { frame: 960 },
  args: {
    children: (
      <>
        <TaskStep title="Berkas" onTemplate={handleTemplate}>
          <File name={null} />
        </TaskStep>
        <TaskStep title="Pratinjau" waits={PICK_FIRST} />
      </>
    ),
  },
} satisfies Meta<typeof Task>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The second step stands there before it can begin, and says what it waits for. */
export const Begins: Story = {
  play: async ({ canvas }) => {
    handleTemplate.mockClear();
    const second = within(canvas.getByRole('region', { name: 'Pratinjau' }));
    await expect(second.getByText(PICK_FIRST)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh templat CSV' }));
    await expect(handleTemplate).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: {
    children: (
      <>
        <TaskStep title="Berkas">
          <File name="wilayah.csv" />
        </TaskStep>
        <TaskStep title="Pratinjau">
          <SkeletonLines lines={6} />
        </TaskStep>
      </>
    ),
  },
};
/** What must be decided before the button stands beside it. */
export const Ready: Story = {
  args: {
    children: (
      <>
        <TaskStep title="Berkas" onTemplate={handleTemplate}>
          <File name="wilayah.csv" />
        </TaskStep>
        <TaskStep title="Pratinjau">
          <FewLines title="Berganti nama" lines={RENAMED} />
          <FewLines title="Baris yang dilewati" lines={[]} />
          <TaskBar
            note={
              <CheckField
                label="Akhiri 1 harga yang tidak ada di berkas"
                hint="Tanpa centang, harga itu tetap berlaku."
                checked={false}
                onChange={fn()}
              />
            }
          >
            <Button kind="primary">Simpan 2 wilayah</Button>
          </TaskBar>
        </TaskStep>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Berganti nama (2)' })).toBeVisible();
    await expect(canvas.queryByText(/Baris yang dilewati/)).toBeNull();
  },
};
/** Of many lines the first fifty are shown, the rest is counted. */
export const ManyLines: Story = {
  args: {
    children: (
      <TaskStep title="Pratinjau">
        <FewLines title="Baru" lines={Array.from({ length: 63 }, (_, at) => `Desa ${at + 1}`)} />
      </TaskStep>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(51);
    await expect(canvas.getByText('dan 13 lagi')).toBeInTheDocument();
  },
};
/** Two steps that are looked at together. */
export const Pair: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    children: (
      <TaskPair>
        <TaskStep title="Kolom">Kolom mana berisi apa.</TaskStep>
        <TaskStep title="Hasil bacaan">
          Yang terbaca.
          <TaskBar>
            <Button kind="primary">Kirim 3 baris</Button>
          </TaskBar>
        </TaskStep>
      </TaskPair>
    ),
  },
};
