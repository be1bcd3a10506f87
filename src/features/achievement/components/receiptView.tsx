import { Money } from '@/components/Money/Money';
import type { ListView } from '@/components/RecordList/ListView';
import type { AchievedReceipt } from '@/lib/contract/achievement';
import type { CollectedPart } from '@/lib/contract/achievementDefaults';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort, formatInstant } from '@/lib/format/tanggal';
import type { ReceiptListState } from '../domain/receiptList';
import { codeColumn, collectorColumn, customerColumn } from './rowColumns';

/** How receipts look; later ones also say when they were entered or voided. */
export const receiptView = (part: CollectedPart): ListView<AchievedReceipt, ReceiptListState, number> => ({
  caption: 'Penerimaan',
  isShort: true,
  keyOf: ({ id }) => id,
  nameOf: ({ customer_name, invoice }) => `${customer_name}, ${invoice}`,
  columns: [
    customerColumn(),
    codeColumn(),
    {
      ...{ key: 'invoice', header: 'Nota', width: 150, whole: 'line', card: 'foot' },
      cell: ({ invoice }) => invoice,
    },
    {
      ...{ key: 'day', header: 'Dibayar', width: 104, whole: 'line', card: 'footAside' },
      cell: ({ date_payment }) => formatDateShort(date_payment),
    },
    ...(part === 'collected'
      ? [
          {
            ...({ key: 'overdue', header: 'Terlambat', align: 'end', width: 92, card: 'leadAside' } as const),
            cell: ({ overdue }: AchievedReceipt) => `${formatNumber(overdue)} hari`,
          },
        ]
      : [
          {
            key: 'later',
            header: part === 'entered_later' ? 'Masuk' : 'Dibatalkan atau diubah',
            ...{ width: 130, whole: true },
            cell: ({ entered_at, voided_at }) =>
              formatInstant(part === 'entered_later' ? entered_at : (voided_at ?? '')),
          } satisfies ListView<AchievedReceipt, ReceiptListState, number>['columns'][number],
        ]),
    collectorColumn(),
    {
      ...{ key: 'amount', header: 'Terkumpul', align: 'end', width: 128, card: 'aside' },
      cell: ({ amount }) => <Money value={amount} />,
    },
  ],
  emptyWords: () => ({
    title: EMPTY[part],
    ...(part === 'collected' && {
      why: 'Nota muncul di sini pada tanggal dibayarnya, bagi kolektor yang memegang kontraknya hari itu.',
    }),
  }),
});

const EMPTY: Readonly<Record<CollectedPart, string>> = {
  collected: 'Belum ada penerimaan pada periode ini',
  entered_later: 'Tidak ada yang masuk setelah bulan ditutup',
  voided_later: 'Tidak ada yang dibatalkan setelah bulan ditutup',
};
