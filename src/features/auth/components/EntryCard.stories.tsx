import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryCard } from './EntryCard';

/** The sheet of every step of signing in. */
const meta = {
  title: 'Features/Auth/EntryCard',
  component: EntryCard,
  args: { title: 'Masuk', intro: 'Gunakan akun kantor Anda.', children: 'Formulir berdiri di sini.' },
  parameters: { session: null, frame: 440 },
} satisfies Meta<typeof EntryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithIntro: Story = {};
export const WithoutIntro: Story = { args: { intro: undefined } };
export const LongWords: Story = {
  args: {
    intro:
      'Kode 6 angka dikirim ke s********************************************i@kantor-cabang-jakarta.angsur.test.',
  },
};
