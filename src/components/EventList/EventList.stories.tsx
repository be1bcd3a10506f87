import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@/components/Link/Link';
import { EventList } from './EventList';

/** What was done to a record, newest first. */
const meta = {
  title: 'Components/Data/EventList',
  component: EventList,
  parameters: { frame: 700 },
  args: {
    empty: 'Belum ada catatan.',
    events: [
      {
        ...{ id: 3, at: '2026-11-19T07:45:00.000Z', by: { name: 'Joko Purnomo' } },
        summary: 'Form registrasi JKT/R2611/00041: Survei menjadi Analisa',
        reason: 'Rumah milik sendiri, tetangga mengenal baik.',
      },
      {
        ...{ id: 2, at: '2026-11-18T03:20:00.000Z', by: { name: 'Sari Permata' }, reason: null },
        summary: <Link href="/credit/7">Membuat nota JKT/2611/00007</Link>,
        more: 'Yang berubah: Uang muka, Tenor',
      },
      {
        ...{ id: 1, at: '2026-11-17T02:05:00.000Z', by: null, reason: null },
        summary: 'Membuat kontrak JKT-2611-00118',
      },
    ],
  },
} satisfies Meta<typeof EventList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { events: [] } };
