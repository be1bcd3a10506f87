import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOG_ACTIONS, LOG_GROUP_LABELS, LOG_RECORDS } from '../src/lib/contract/logActions.ts';
import { BPKB_REQUEST_KINDS } from '../src/lib/contract/bpkbTerms.ts';
import { PETTY_REQUEST_KINDS } from '../src/lib/contract/pettyTerms.ts';
import { STATUS_KINDS } from '../src/lib/contract/registrationStatuses.ts';
import { filesBelow } from './filesBelow.mjs';

/*
 * Everything that the server writes into the log has words on the page Log User (docs/decisions/0113). Actions are read
 * from its sources; those that are put together from parts are named here with their parts.
 */

const sources = new Map<string, string>(
  filesBelow('server')
    .filter(
      (file: string) =>
        file.endsWith('.ts') && !file.endsWith('.test.ts') && !/\/(testing|schema)\//.test(file),
    )
    .map((file: string) => [file, readFileSync(file, 'utf8')]),
);
const NAME = /'([A-Z]+(?:_[A-Z]+)+)'/g;

/** Of one `action:` up to the end of its value: one name, or one of two. */
const written = [...sources].flatMap(([file, code]) =>
  [...code.matchAll(/\baction:\s*([^,;\n]*(?:\n\s*[?:][^,;\n]*)*)/g)].flatMap(([, value = '']) =>
    [...value.matchAll(NAME)].map(([, action = '']) => ({ file, action })),
  ),
);
/** Handed to a function that writes the line, or kept in a constant. */
const handed = [...sources].flatMap(([file, code]) =>
  [...code.matchAll(/(?:noteEnded|noteFailure)\([^)]*?'([A-Z_]+)'|const READ = '([A-Z_]+)'/g)].map(
    ([, one, other]) => ({ file, action: one ?? other ?? '' }),
  ),
);

const STEPS = ['CREATED', 'CHANGED', 'ACTIVATED', 'DEACTIVATED', 'DELETED'];
const DECISIONS = ['REQUESTED', 'APPROVED', 'REJECTED', 'WITHDRAWN'];
const MASTERS = [...sources].flatMap(([file, code]) =>
  file.includes('masters/kinds/')
    ? [...code.matchAll(/\brecord: '([a-z_]+)'/g)].map(([, record = '']) => record)
    : [],
);
/** By the template that the source has. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  'REGISTRATION_${step.to.kind}': STATUS_KINDS.map((kind) => `REGISTRATION_${kind}`),
  '${kind.record.toUpperCase()}_${action}': MASTERS.flatMap((record) =>
    STEPS.map((step) => `${record.toUpperCase()}_${step}`),
  ),
  'PARTNER_${action}': [
    ...STEPS.slice(0, 4),
    ...['ACCOUNT', 'SCHEME'].flatMap((ask) => DECISIONS.map((decision) => `${ask}_${decision}`)),
  ].map((action) => `PARTNER_${action}`),
  'CASH_${request.kind}_${done}': ['HAND_OVER', 'ABSENT_CLOSING', 'CASH_IN', 'SAFE_TO_BANK'].flatMap((kind) =>
    DECISIONS.map((decision) => `CASH_${kind}_${decision}`),
  ),
  'PETTY_${request.kind}_${done}': PETTY_REQUEST_KINDS.flatMap((kind) =>
    DECISIONS.map((decision) => `PETTY_${kind}_${decision}`),
  ),
  // A book that differs is here: nobody takes that back.
  'BPKB_${request.kind}_${done}': BPKB_REQUEST_KINDS.flatMap((kind) =>
    DECISIONS.map((decision) => `BPKB_${kind}_${decision}`),
  ).filter((action) => action !== 'BPKB_MISMATCH_WITHDRAWN'),
  "VEHICLE_CHECK_${step === 'ASKED' ? 'REQUESTED' : step}": DECISIONS.map(
    (decision) => `VEHICLE_CHECK_${decision}`,
  ),
  'TITLE_${action}': ['TITLE_CREATED', 'TITLE_CHANGED', 'TITLE_DELETED'],
};

it('finds what the server writes', () => {
  expect(written.length).toBeGreaterThan(50);
  expect(handed.map(({ action }) => action)).toContain('IDENTITY_READ');
  expect(MASTERS).toContain('finance');
});

it.each([...written, ...handed])('$action of $file has words', ({ action }) => {
  expect(LOG_ACTIONS, `give ${action} words in src/lib/contract/logActions.ts`).toHaveProperty(action);
});

it('knows every action that is put together from parts, and each has words', () => {
  const templates = [...sources.values()].flatMap((code) =>
    [...code.matchAll(/\baction: `([^`]+)`/g)].map(([, template = '']) => template),
  );
  expect(new Set(templates)).toEqual(new Set(Object.keys(COMPOSED)));
  for (const action of Object.values(COMPOSED).flat()) expect(LOG_ACTIONS).toHaveProperty(action);
});

it('has words for every kind of record', () => {
  const kinds = [...sources.values()].flatMap((code) =>
    [...code.matchAll(/\brecord: \{ type: '([a-z_]+)'/g)].map(([, kind = '']) => kind),
  );
  for (const kind of [...kinds, ...MASTERS]) expect(LOG_RECORDS).toHaveProperty(kind);
});

it('says no two things with the same words', () => {
  const labels = [
    ...Object.values(LOG_ACTIONS).map(({ label }) => label),
    ...Object.values(LOG_GROUP_LABELS),
  ];
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
});
