import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { WhyNot } from './WhyNot';

/** Why an action can't be done, and the way that can; beside its button, or in its place. */
const meta = {
  title: 'Components/Notices/WhyNot',
  component: WhyNot,
  args: {
    action: 'Batalkan posting',
    children:
      'dilakukan pemostingnya pada hari posting; sesudahnya oleh penyetuju yang tidak ikut memposting.',
  },
} satisfies Meta<typeof WhyNot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The button names it as its description. */
export const BesideItsButton: Story = {
  args: {
    id: 'why',
    action: 'Minta pembatalan',
    children: (
      <>
        permintaan lain masih menunggu. <Link href="/credit?status=waiting">Lihat yang menunggu</Link>.
      </>
    ),
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Button disabled aria-describedby="why">
        Minta pembatalan
      </Button>
      <WhyNot {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/permintaan lain masih menunggu/);
  },
};
