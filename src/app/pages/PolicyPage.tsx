import { styled } from '@mui/material/styles';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { formatDate } from '@/lib/format/tanggal';
import { colour, font, space } from '@/lib/theme/tokens';
import type { PageProps } from '../RouteSpec';
import { POLICY, POLICY_DATE } from './policy';

/** Privacy and use policy; open to everybody, also printed. */
export default function PolicyPage({ title }: PageProps) {
  return (
    <Root>
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
    </Root>
  );
}

const Root = styled('article')({
  maxWidth: '72ch',
  '& section': { marginTop: space(6) },
  '& h2': { marginBottom: space(2), fontSize: font.large, lineHeight: '24px', fontWeight: font.strong },
  '& p, & li': { lineHeight: '22px', textWrap: 'pretty' },
  '& p + p, & p + ul': { marginTop: space(2) },
  '& ul': { paddingLeft: space(5), listStyle: 'disc' },
  '& li': { marginTop: space(1), '&::marker': { color: colour.inkMuted } },
});
