import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Segmented } from '@/components/Segmented/Segmented';
import { Section } from './Section';

/** A titled part of the page, with what can be chosen beside its title. */
const meta = {
  title: 'Features/Achievement/Section',
  component: Section,
  args: {
    title: 'Kolektor',
    tools: (
      <Segmented
        label="Urutan"
        options={[
          { value: 'name', label: 'Menurut nama' },
          { value: 'behind', label: 'Tertinggal dulu' },
        ]}
        value="name"
        onChange={fn()}
      />
    ),
    children: <p>Isi bagian.</p>,
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
