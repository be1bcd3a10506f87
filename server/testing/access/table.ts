import { ACCESS_FLAGS } from '@/lib/contract/access';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import type { AccessLine, Whose } from '../../../tests/access/AccessLine';

/** How the server answered each caller of a call; see `AccessLine`. */
export interface Answers {
  /** `GET credits`, or a channel. */
  address: string;
  name: string;
  line: AccessLine;
  /** Names of those who were let through. */
  open: ReadonlySet<string>;
}

const TITLES = DEMO_TITLES.map(({ name }) => name);

const HEADING = `Who may make which call: written by server/testing/access/accessMatrix.test.ts from what the server answered.
Line 1: the call, and whose records it is about. Line 2: demo titles · single flags that open it, each alone.
To write it again: npx vitest run --config=vitest.server.config.ts accessMatrix -u
`;

/** The table as it is kept: a change of a right shows as the line that it changes. */
export function tableOf(answers: readonly Answers[]): string {
  return [HEADING, ...answers.toSorted((a, b) => (a.address < b.address ? -1 : 1)).map(entryOf)].join('\n');
}

function entryOf({ address, name, line, open }: Answers): string {
  const rule = [`${address} (${name}): ${whoseText(line.whose)}`, line.then && `Then: ${line.then}`];
  return `${rule.filter(Boolean).join('. ')}\n    ${whoText(open)}\n`;
}

function whoText(open: ReadonlySet<string>): string {
  if (open.has('no credential')) return 'everybody';
  const [titles, flags] = [TITLES, ACCESS_FLAGS].map((names) => names.filter((name) => open.has(name)));
  if (open.has('none'))
    return `any session${titles?.length === TITLES.length ? '' : `: ${titles?.join(', ')}`}`;
  return `${titles?.join(', ') || 'no title'} · ${flags?.map((flag) => flag.slice(3)).join(', ') || 'no flag alone'}`;
}

function whoseText(whose: Whose): string {
  if (typeof whose === 'string')
    return { nobody: 'no record', company: "the company's", own: "the caller's" }[whose];
  const [[kind = '', what] = []] = Object.entries(whose);
  if (kind === 'record') return `${what} of an office`;
  if (kind === 'ownRecord') return `the caller's ${what}`;
  if (kind === 'tested') return `see ${what}`;
  return kind === 'naming' ? `of the office of ${what}` : `of the offices seen (${kind})`;
}
