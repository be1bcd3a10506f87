import type { Office } from '@/lib/contract/offices';

/** The three offices of the demo company. */
export function buildOffices(): Office[] {
  return [
    { id: 1, code: 'JKT', name: 'Jakarta', zone: 'Asia/Jakarta' },
    { id: 2, code: 'MKS', name: 'Makassar', zone: 'Asia/Makassar' },
    { id: 3, code: 'JYP', name: 'Jayapura', zone: 'Asia/Jayapura' },
  ];
}
