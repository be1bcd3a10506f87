import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { endpointDoc } from './endpointDocs';
import styles from './EndpointList.module.css';

export interface EndpointListProps {
  endpoints: readonly AnyEndpoint[];
}

/** Calls of the API with what goes in and what comes out, from their declarations. */
export function EndpointList({ endpoints }: EndpointListProps) {
  return (
    <ul className={styles.root}>
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
    </ul>
  );
}

/** Words between backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
