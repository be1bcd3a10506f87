import { styled } from '@mui/material/styles';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { colour, font, media, size, space } from '@/lib/theme/tokens';
import { endpointDoc } from './endpointDocs';

export interface EndpointListProps {
  endpoints: readonly AnyEndpoint[];
}

/** Calls of the API with what goes in and what comes out, from their declarations. */
export function EndpointList({ endpoints }: EndpointListProps) {
  return (
    <List>
      {endpoints.map(endpointDoc).map(({ name, method, path, origin, guard, summary, idempotent, parts }) => (
        <li key={name}>
          <h3>
            <span>{method}</span> {path}
          </h3>
          <p>{withCode(summary)}</p>
          <dl>
            <div>
              <dt>Who</dt>
              <dd>{guard}</dd>
            </div>
            <div>
              <dt>Where</dt>
              <dd>{origin}</dd>
            </div>
            {idempotent && (
              <div>
                <dt>Repeats</dt>
                <dd>recognised by Idempotency-Key</dd>
              </div>
            )}
          </dl>
          {parts.map(({ label, schema }) => (
            <details key={label}>
              <summary>{label}</summary>
              <pre>{schema}</pre>
            </details>
          ))}
        </li>
      ))}
    </List>
  );
}

/** Words between backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));

const List = styled('ul')({
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
  color: colour.ink,
  '& > li': { display: 'grid', gap: space(1), padding: space(4) },
  '& > li + li': { borderTop: `1px solid ${colour.line}` },
  '& h3': { fontSize: font.base, fontWeight: font.strong, overflowWrap: 'anywhere' },
  '& h3 span': { display: 'inline-block', minWidth: 44, color: colour.primary },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space(6)}`, fontSize: font.small },
  '& dl > div': { display: 'flex', gap: space(2), margin: 0 },
  '& dt': { color: colour.inkMuted },
  '& dd': { margin: 0 },
  '& summary': {
    width: 'fit-content',
    color: colour.primary,
    fontSize: font.small,
    cursor: 'pointer',
    [media.mobile]: { paddingBlock: space(3) },
  },
  '& pre': {
    margin: `${space(1)} 0`,
    padding: space(3),
    borderRadius: size.corner,
    background: colour.sunken,
    fontSize: font.small,
    lineHeight: '16px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
