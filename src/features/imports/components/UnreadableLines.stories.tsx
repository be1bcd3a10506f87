import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { UnreadableLine } from '@/lib/tables/statement/readStatement';
import { UnreadableLines } from './UnreadableLines';

const lines: UnreadableLine[] = [
  ...Array.from({ length: 12 }, (_, index) => ({
    line: 2 + 40 * index,
    problem: 'Saldo atau total',
    group: 'Saldo atau total',
    text: 'Saldo pindahan · 102.832.000,00',
  })),
  {
    line: 4,
    problem: 'Tanggal “31/02/2026” tidak ada',
    group: 'Tanggal tidak terbaca',
    text: '31/02/2026 · TRSF E-BANKING CR · 2.832.000,00',
  },
  {
    line: 9,
    problem: 'Baris ini 7 kolom, judulnya 6',
    group: 'Jumlah kolom lain dari judulnya',
    text: '02/11/2026 · ANGSURAN KE 5 · MOTOR SITI · 0000 · 987.000,00 · CR',
  },
  {
    line: 11,
    problem: 'Baris ini 7 kolom, judulnya 6',
    group: 'Jumlah kolom lain dari judulnya',
    text: '03/11/2026 · BUDI · MOTOR · 0000 · 1.250.000,00 · CR',
  },
];

/** Lines of a statement that are not sent, by reason, the rarest first; each with its number. */
const meta = {
  title: 'Features/Imports/UnreadableLines',
  component: UnreadableLines,
  parameters: { frame: 520 },
  args: { lines },
} satisfies Meta<typeof UnreadableLines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Few lines of a kind stand open; many open at a press, all of them. */
export const EveryState: Story = {
  play: async ({ canvas }) => {
    const reasons = canvas.getAllByRole('group').map((group) => group.querySelector('summary')?.textContent);
    await expect(reasons).toEqual([
      'Tanggal tidak terbaca 1 baris',
      'Jumlah kolom lain dari judulnya 2 baris',
      'Saldo atau total 12 baris',
    ]);
    await expect(canvas.queryByText('Baris 442: Saldo atau total')).toBeNull();
    await userEvent.click(canvas.getByText('Saldo atau total'));
    await expect(await canvas.findByText('Baris 442: Saldo atau total')).toBeInTheDocument();
  },
};
