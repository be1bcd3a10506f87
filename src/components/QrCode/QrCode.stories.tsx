import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';

/** What a phone's camera reads from the screen. */
const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: {
    label: 'Kode QR untuk aplikasi autentikator',
    text: 'otpauth://totp/Angsur:sri.wahyuni?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Angsur&algorithm=SHA1&digits=6&period=30',
  },
  parameters: { frame: 240 },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ShortText: Story = { args: { text: 'angsur' } };
