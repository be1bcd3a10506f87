import { dueNow } from '@/lib/arithmetic/dueNow';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { SharedCard } from '@/lib/contract/sharedCard';
import { maskName, maskNik, maskPhone, maskPlate } from '@/lib/format/mask';

/** A running contract's card as a link shows it to its customer. */
export function sharedCardOf({ contract, card, as_of }: PaymentCard): SharedCard {
  const { customer, vehicle, code, status } = contract;
  return {
    ...{ code, status, as_of, ends_at: '2026-12-20T07:05:00.000Z' },
    customer: {
      name: maskName(customer.name),
      nik: maskNik(customer.nik),
      phone: maskPhone(customer.phone),
      plate: maskPlate(vehicle.plate_number),
    },
    lines: card.lines.map(
      ({
        number,
        date_maturity,
        instalment,
        paid,
        discount,
        remainder,
        penalty,
        overdue,
        status: state,
      }) => ({
        ...{ number, date_maturity, instalment, paid, discount },
        owed: { remainder, penalty, overdue, status: state },
      }),
    ),
    remaining: { instalments: card.totals.remainder, penalty: card.totals.penalty },
    due: dueNow(card, as_of, new Set()),
    bpkb: null,
    office: {
      ...{ name: 'Jakarta', address: 'Jl. Matraman Raya 118, Jakarta Timur' },
      ...{ phone: '021-555-0118', active: true },
    },
  };
}
