import { PageHeader } from '@/components/PageHeader/PageHeader';
import { PageParts } from '@/components/PageGrid/PageParts';
import { formatDate } from '@/lib/format/tanggal';
import type { PageProps } from '../RouteSpec';
import { POLICY, POLICY_DATE } from './policy';
import styles from './PolicyPage.module.css';

/** Privacy and use policy; open to everybody, also printed. */
export default function PolicyPage({ title }: PageProps) {
  return (
    <article>
      <PageParts apart className={styles.root}>
        <PageHeader
          title={title}
          meta={`Privasi dan pemakaian Angsur. Berlaku sejak ${formatDate(POLICY_DATE)}.`}
        />
        {POLICY.map((section, index) => (
          <section key={section.title}>
            <h2>
              {index + 1}. {section.title}
            </h2>
            {section.parts.map((part) =>
              typeof part === 'string' ? (
                <p key={part}>{part}</p>
              ) : (
                <ul key={part[0]}>
                  {part.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </PageParts>
    </article>
  );
}
