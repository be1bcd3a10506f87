import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { ApprovalKind } from '@/lib/contract/approvalInboxDefaults';
import type { TitlePreview } from '@/lib/contract/titles';
import type { TitleChange } from '@/lib/titles/titleFacts';
import styles from './TitleImpact.module.css';

export interface TitleImpactProps {
  /** What the server says that it comes to. */
  preview: Pick<TitlePreview, 'people' | 'stranded' | 'stranded_count' | 'waits' | 'obstacle'>;
  /** What differs, in words. */
  changes: readonly TitleChange[];
  /** Pages that holders get, by name. */
  gained: readonly string[];
  /** Pages that they lose. */
  lost: readonly string[];
}

const KINDS: Readonly<Record<ApprovalKind, string>> = {
  RECEIPT: 'Permintaan pada nota',
  CONTRACT: 'Permintaan pada kontrak',
  REGISTRATION: 'Form registrasi',
  VEHICLE: 'Pernyataan kendaraan lain di form',
  PARTNER: 'Permintaan pada agen atau marketing',
  COMMISSION: 'Komisi kontrak',
  STATEMENT_ROWS: 'Posting baris mutasi',
  STATEMENT: 'Pemeriksaan mutasi',
  CASH: 'Penyerahan atau penutupan kas',
  PETTY_CASH: 'Kas kecil:',
  BPKB: 'Permintaan pada BPKB',
  CHANGE: 'Permintaan',
};

/** What a change of a title comes to before it is saved: for whom, which pages, and what nobody could decide any more. */
export function TitleImpact({ preview, changes, gained, lost }: TitleImpactProps) {
  const { people, stranded, stranded_count: count, waits, obstacle } = preview;
  return (
    <div className={styles.root}>
      {obstacle !== null && (
        <InlineAlert tone="danger" title="Tidak dapat disimpan">
          {obstacle}
        </InlineAlert>
      )}
      {obstacle === null && waits && (
        <InlineAlert tone="info" title="Menunggu persetujuan orang lain">
          Perubahan ini menambah hak atau batas, jadi baru berlaku setelah orang lain menyetujuinya. Yang
          hanya mengurangi hak dapat disimpan tersendiri dan langsung berlaku.
        </InlineAlert>
      )}
      {count > 0 && (
        <InlineAlert tone="warning" title={`${count} yang menunggu tidak dapat diputuskan siapa pun`}>
          Beri hak kepada orang lain, atau minta diputuskan lebih dahulu.
          <ul>
            {stranded.map(({ kind, name, office_name }, at) => (
              <li key={at}>
                {KINDS[kind]} {name}, {office_name}
              </li>
            ))}
          </ul>
          {count > stranded.length && `Dan ${count - stranded.length} lagi.`}
        </InlineAlert>
      )}
      <section>
        <h3>Yang berubah</h3>
        {changes.length === 0 ? (
          <p>Belum ada yang diubah.</p>
        ) : (
          <dl>
            {changes.map(({ label, before, after }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <del>{before}</del> → <ins>{after}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <section>
        <h3>
          Berlaku bagi{' '}
          {people.length === 0
            ? 'belum siapa pun'
            : `${people.length} orang, ${waits ? 'setelah disetujui' : 'seketika'}`}
        </h3>
        {people.length > 0 && (
          <ul>
            {people.map(({ username, name, office_name }) => (
              <li key={username}>
                {name}, {office_name}
              </li>
            ))}
          </ul>
        )}
      </section>
      <Pages title="Halaman yang terbuka" names={gained} none="Tidak ada halaman baru." />
      <Pages title="Halaman yang tertutup" names={lost} none="Tidak ada halaman yang tertutup." />
    </div>
  );
}

function Pages({ title, names, none }: { title: string; names: readonly string[]; none: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <p>{names.length === 0 ? none : names.join(' · ')}</p>
    </section>
  );
}
