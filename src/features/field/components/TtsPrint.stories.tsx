import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaperPreview } from '@/components/Paper/PaperPreview';
import { TtsPrint } from './TtsPrint';

/** A TTS on the paper of a phone's printer, and on a sheet. */
const meta = {
  title: 'Features/Field/TtsPrint',
  component: TtsPrint,
  parameters: { frame: 720 },
  args: {
    tts: {
      ...{ number: 'JKT/K2611/00228', code: 'JKT-2603-00118', name: 'Bambang Sutrisno', amount: 720_000 },
      ...{ day: '2026-11-20', time: '14:02', collector: 'Agus Firmansyah' },
    },
    office: { name: 'Jakarta', address: 'Jl. Matraman Raya 118, Jakarta Timur', phone: '021-555-0118' },
    size: '58mm',
  },
  render: (args) => (
    <PaperPreview size={args.size}>
      <TtsPrint {...args} />
    </PaperPreview>
  ),
} satisfies Meta<typeof TtsPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnARoll: Story = {};
export const OnASheet: Story = { args: { size: 'A5' } };
/** Nobody told the device of the office. */
export const WithoutOffice: Story = { args: { office: null } };
