import { Link } from '@/components/Link/Link';
import { Money } from '@/components/Money/Money';
import type { Payout } from '@/lib/contract/commissions';
import type { HrefOfContract } from './commissionView';
import styles from './PayoutList.module.css';

export interface PayoutListProps {
  /** To whom, into which account, for what. */
  payouts: readonly Payout[];
  /** Address of a partner's page. */
  hrefOfPartner: (id: number) => string;
  /** Address of a contract's page; left out for those who may not open one. */
  hrefOfContract?: HrefOfContract;
}

/** What a batch pays to each partner: the account, the commissions, what is held back, and what it comes to. */
export function PayoutList({ payouts, hrefOfPartner, hrefOfContract }: PayoutListProps) {
  return (
    <ul className={styles.root}>
      {payouts.map(({ partner, account, entries, total }) => (
        <li key={partner.id}>
          <div data-part="head">
            <h3>
              <Link href={hrefOfPartner(partner.id)}>{partner.name}</Link>
            </h3>
            <p>
              {account.bank} {account.number}, atas nama {account.holder}
            </p>
          </div>
          <table>
            <caption className="visually-hidden">Komisi {partner.name}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">Kontrak</th>
                <th scope="col">Komisi</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ commission_id: id, contract_code: code, customer_name: customer, amount }) => (
                <tr key={id} data-back={amount < 0 || undefined}>
                  <th scope="row">
                    {hrefOfContract ? <Link href={hrefOfContract(code)}>{code}</Link> : code}
                    <span>{customer}</span>
                    {amount < 0 && <small>Dipotong: sudah dibayar, lalu ditarik kembali</small>}
                  </th>
                  <td>
                    <Money value={amount} />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Dibayarkan</th>
                <td>
                  <Money value={total} />
                </td>
              </tr>
            </tfoot>
          </table>
        </li>
      ))}
    </ul>
  );
}
