import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS, FILE_ENDPOINTS } from '@/lib/contract/endpoints';
import type { FileEndpoint } from '@/lib/contract/fileEndpoint';
import { ACCESS_MATRIX } from '../../../tests/access/accessMatrix';
import { answerTo } from '../../../tests/access/answerTo';
import type { MatrixRow } from './accessMatrix';

const OPEN = { everybody: 'everybody', 'any session': 'signed in' } as const;

/** Every call of the contract × signed out and every demo title, from the lines that the server is held to. */
export function callsByTitle(): { columns: string[]; rows: MatrixRow[] } {
  const calls: readonly (AnyEndpoint | FileEndpoint)[] = [...ENDPOINTS, ...FILE_ENDPOINTS];
  const rows = calls.flatMap(({ name, method, path }): MatrixRow[] => {
    const line = ACCESS_MATRIX[name];
    if (!line) return [];
    const may = (caller: Parameters<typeof answerTo>[1]) => answerTo(line, caller) === 'open';
    return [
      {
        ...{ path: `${method} ${path}`, title: name, menu: line.then ?? '' },
        open: line.right in OPEN ? OPEN[line.right as keyof typeof OPEN] : '',
        marks: {
          'signed out': may(null),
          ...Object.fromEntries(
            DEMO_TITLES.map(({ id, name: title, access }) => [title, may({ access, idTitle: id })]),
          ),
        },
      },
    ];
  });
  return {
    columns: ['signed out', ...DEMO_TITLES.map(({ name }) => name)],
    rows: rows.toSorted((a, b) => (a.path.split(' ')[1] ?? '').localeCompare(b.path.split(' ')[1] ?? '')),
  };
}
