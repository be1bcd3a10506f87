import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './FactList';

/** What is known about a partner, a label above each value. */
const meta = {
  title: 'Features/Partners/FactList',
  component: FactList,
  parameters: { frame: 800 },
  args: {
    facts: [
      ['Bank', 'BCA'],
      ['No. rekening', '5220917345'],
      ['Atas nama', 'Rahmat Hidayat'],
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { facts: [['Atas nama', 'Raden Ajeng Kusumawardhani Prawiranegara binti Soerjodiningrat']] },
};
