import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReadingDoubts } from './ReadingDoubts';

const direction = {
  kind: 'direction' as const,
  text: 'Kolom “Jumlah” tidak membedakan uang masuk dan keluar. Pastikan semua 3 baris ini uang masuk, atau pilih kolom “Tanda masuk atau keluar”.',
};
const noneOut = {
  kind: 'none-out' as const,
  text: 'Tidak ada uang keluar yang terbaca, tetapi baris 8 menunjukkan ada uang keluar. Periksa kolom uang masuk dan tandanya.',
};
const total = {
  kind: 'total' as const,
  text: 'Baris 11 menyebut uang masuk Rp3.087.000, tetapi yang terbaca Rp1.250.000. Periksa baris yang tidak ikut.',
};
const balance = {
  kind: 'balance' as const,
  text: 'Saldo di baris 9 tidak cocok dengan jumlah yang terbaca, begitu pula 3 baris lain. Periksa apakah jumlah dan arahnya benar.',
};
const closing = {
  kind: 'closing' as const,
  text: 'Saldo awal Rp25.000.000 (baris 9) dengan uang masuk dan keluar yang terbaca menjadi Rp26.235.000, tetapi saldo akhir di baris 12 Rp27.222.000: selisih Rp987.000. Periksa baris yang tidak ikut, jumlah, dan arahnya.',
};
const days = {
  kind: 'days' as const,
  text: 'Tanggalnya bisa dibaca dengan dua cara, dan seperti sekarang urutannya melompat (misalnya “10/09/2026”). Pastikan hari dan bulannya tidak tertukar di “Tanggal ditulis seperti”.',
};
const marked = {
  kind: 'marked' as const,
  text: '2 baris uang masuk bertanda “DB” di kolom “Jenis” (baris 8). Pilih kolom itu sebagai tanda, atau pastikan ini uang masuk.',
};

/** What a file says against its reading; a person answers for each before anything is sent. */
const meta = {
  title: 'Features/Imports/ReadingDoubts',
  component: ReadingDoubts,
  parameters: { frame: 520 },
  args: { doubts: [direction, noneOut], agreed: [], onAgree: fn() },
} satisfies Meta<typeof ReadingDoubts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is answered before a person does. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('checkbox', { name: 'Ya, semua ini uang masuk' });
    await expect(first).not.toBeChecked();
    first.focus();
    await userEvent.keyboard(' ');
    await expect(args.onAgree).toHaveBeenCalledWith(direction.text, true);
  },
};
export const Answered: Story = { args: { agreed: [direction.text, noneOut.text] } };
export const EveryKind: Story = {
  args: { doubts: [direction, marked, noneOut, total, balance, closing, days] },
};
