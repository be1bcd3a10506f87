import type { CompanySetup, SetupStep } from '@/lib/contract/companySetup';
import { formatNumber } from '@/lib/format/rupiah';
import { VEHICLE_KIND_LABELS } from '@/lib/labels/calculationLabels';
import { ZONE_LABELS } from '@/lib/labels/masterLabels';
import { WorkList } from './WorkList';
import styles from './StepFacts.module.css';

export interface StepFactsProps {
  /** Which step. */
  step: SetupStep;
  /** What the company has. */
  setup: CompanySetup;
}

/** What there is of a step, as it is on the server now. */
export function StepFacts({ step, setup }: StepFactsProps) {
  switch (step) {
    case 'COMPANY':
      return <Company {...setup} />;
    case 'TITLES':
      return <Names names={setup.titles.map(({ name }) => name)} empty="Belum ada jabatan." />;
    case 'STAFF':
      return (
        <>
          <WorkList work={setup.work} />
          <Names names={peopleNames(setup)} empty="Belum ada orang lain." />
        </>
      );
    case 'CALCULATION':
      return <Names names={setup.calculations.map(withKind)} empty="Belum ada Perhitungan yang berlaku." />;
    case 'CONTRACT_TYPE':
      return (
        <Names names={setup.contract_types.map(withKind)} empty="Belum ada Jenis Kontrak yang berlaku." />
      );
    case 'FINANCE':
      return <Names names={setup.finances.map(({ name }) => name)} empty="Belum ada Finance yang berlaku." />;
    case 'PRICES':
      return (
        <p className={styles.none}>
          {setup.prices === 0
            ? 'Belum ada harga yang berlaku hari ini.'
            : `${formatNumber(setup.prices)} harga berlaku hari ini.`}
        </p>
      );
  }
}

function Company({ company, office }: Pick<CompanySetup, 'company' | 'office'>) {
  const facts = [
    ['Nama perusahaan', company ?? 'Belum ada'],
    ['Kantor', office ? `${office.name} (${office.code}), ${ZONE_LABELS[office.zone]}` : 'Belum ada'],
    ['Alamat', office?.address || 'Belum diisi'],
    ['Telepon', office?.phone || 'Belum diisi'],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Names({ names, empty }: { names: readonly string[]; empty: string }) {
  if (names.length === 0) return <p className={styles.none}>{empty}</p>;
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

const withKind = ({ name, vehicle_kind: kind }: CompanySetup['contract_types'][number]) =>
  `${name} · ${VEHICLE_KIND_LABELS[kind]}`;

function peopleNames({ people, people_count: count }: CompanySetup): string[] {
  const named = people.map(
    ({ name, title_name: title, invited }) => `${name} · ${title}${invited ? ', diundang' : ''}`,
  );
  return count > named.length ? [...named, `dan ${formatNumber(count - named.length)} orang lain`] : named;
}
