import type { Office } from '@/lib/contract/offices';

/** The three offices of the demo company. */
export function buildOffices(): Office[] {
  return [
    {
      id: 1,
      code: 'JKT',
      name: 'Jakarta',
      address: 'Jl. Matraman Raya 118, Jakarta Timur',
      phone: '021-555-0118',
      zone: 'Asia/Jakarta',
    },
    {
      id: 2,
      code: 'MKS',
      name: 'Makassar',
      address: 'Jl. Sultan Alauddin 42, Makassar',
      phone: '0411-555-042',
      zone: 'Asia/Makassar',
    },
    { id: 3, code: 'JYP', name: 'Jayapura', address: '', phone: '', zone: 'Asia/Jayapura' },
  ];
}
