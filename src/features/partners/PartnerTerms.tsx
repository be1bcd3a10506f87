import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { DateText } from '@/components/DateText/DateText';
import { RecordStamps } from '@/components/RecordStamps/RecordStamps';
import type { Partner } from '@/lib/contract/partnerRecords';
import { FactList } from './components/FactList';
import { SchemeView } from './components/SchemeView';
import type { PartnerSide } from './domain/partnerSide';
import { accountFacts } from './domain/partnerText';
import { PartnerAsking } from './PartnerAsking';
import { PartnerEditor } from './PartnerEditor';
import { PartnerSwitch } from './PartnerSwitch';

export interface PartnerTermsProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** As it is now. */
  partner: Partner;
}

/** Sections of a partner's page: scheme, account and person, and what can be done about each. */
export function PartnerTerms({ side, partner }: PartnerTermsProps) {
  const [open, setOpen] = useState<'SCHEME' | 'ACCOUNT' | 'person' | null>(null);
  const { account, schemes, waiting, contract_types: types } = partner;
  const [scheme, ...older] = schemes;
  const waits = (kind: 'SCHEME' | 'ACCOUNT') => waiting.some(({ ask }) => ask.kind === kind);
  const handleClose = () => setOpen(null);
  return (
    <>
      <section id="skema" tabIndex={-1}>
        <header>
          <h2>Skema komisi</h2>
          <Button disabled={waits('SCHEME')} onClick={() => setOpen('SCHEME')}>
            Ubah skema
          </Button>
        </header>
        {scheme ? (
          <>
            <SchemeView terms={scheme.terms} types={types} />
            <p data-part="note">
              Skema ke-{scheme.number}, berlaku sejak <DateText kind="instant" value={scheme.since} />,
              diminta {scheme.asked_by.name}, disetujui {scheme.approved_by.name}.
            </p>
          </>
        ) : (
          <p data-part="note">Belum ada skema yang disetujui, jadi belum dapat dipilih di form registrasi.</p>
        )}
        {older.length > 0 && (
          <details>
            <summary>Skema sebelumnya ({older.length})</summary>
            {older.map(({ id, number, terms, since }) => (
              <div key={id}>
                <p data-part="note">
                  Skema ke-{number}, sejak <DateText kind="instant" value={since} />
                </p>
                <SchemeView terms={terms} types={types} />
              </div>
            ))}
          </details>
        )}
      </section>
      <section id="rekening" tabIndex={-1}>
        <header>
          <h2>Rekening</h2>
          <Button disabled={waits('ACCOUNT')} onClick={() => setOpen('ACCOUNT')}>
            Ubah rekening
          </Button>
        </header>
        {account ? (
          <>
            <FactList facts={accountFacts(account)} />
            <p data-part="note">
              Dibayar mulai <DateText value={account.payable_from} />, diminta {account.asked_by.name},
              disetujui {account.approved_by.name}.
            </p>
          </>
        ) : (
          <p data-part="note">Belum ada rekening yang disetujui, jadi komisinya belum dapat dibayarkan.</p>
        )}
      </section>
      <section id="data-diri" tabIndex={-1}>
        <header>
          <h2>Data diri</h2>
          <span data-part="acts">
            <PartnerSwitch side={side} partner={partner} />
            <Button onClick={() => setOpen('person')}>Ubah data diri</Button>
          </span>
        </header>
        <FactList
          facts={[
            ['Nama', partner.name],
            ['NIK', partner.nik],
            ['NPWP', partner.npwp || 'Tidak ada'],
            ['Telepon', partner.phone],
            ['Kota', partner.area?.name ?? 'Tidak disebut'],
          ]}
        />
        <RecordStamps of={partner} />
      </section>
      {open === 'person' && (
        <PartnerEditor side={side} partner={partner} onSaved={handleClose} onClose={handleClose} />
      )}
      {(open === 'SCHEME' || open === 'ACCOUNT') && (
        <PartnerAsking side={side} partner={partner} kind={open} onClose={handleClose} />
      )}
    </>
  );
}
