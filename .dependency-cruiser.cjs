/*
 * The walls of the house: contract ← lib ← components ← features ← app ← stories;
 * server → contract, arithmetic, registration, payment, collection, titles and format only.
 * Each rule says the way out.
 */

/** What all domains stand on, from the ground up: each folder imports those before it. */
const PLATFORM = [
  'core',
  'storage',
  'format',
  'db',
  'export',
  'history',
  'outbox',
  'auth',
  'metrics',
  'http',
  'realtime',
];

/** The server's domains, and which others each stands on. */
const DOMAINS = {
  // The book of a contract and its movements; what keepers do with it is `bpkb`.
  bpkbRecords: [],
  calendar: [],
  collectors: [],
  files: [],
  locations: [],
  notifications: [],
  offices: [],
  openApi: [],
  portraits: ['files'],
  savedViews: ['offices'],
  service: [],
  transfers: ['bpkbRecords'],
  account: ['notifications', 'portraits'],
  calculations: ['calendar'],
  overdueClasses: [],
  contracts: ['bpkbRecords', 'calendar', 'calculations', 'collectors', 'files', 'offices', 'overdueClasses'],
  tts: ['calendar', 'contracts', 'notifications', 'offices'],
  figures: ['contracts', 'tts'],
  userLog: ['calendar'],
  cash: ['calendar'],
  prices: ['calendar'],
  credits: ['bpkbRecords', 'calendar', 'contracts', 'notifications', 'transfers'],
  // Receipts and contracts of a period, for who takes them out of the house.
  exports: ['contracts', 'credits'],
  // Who is spoken to in the place of a borrower who died.
  heirs: ['calendar', 'contracts', 'files'],
  calls: ['calendar', 'contracts', 'files', 'heirs'],
  overdue: ['calendar', 'calls', 'contracts', 'credits', 'figures', 'heirs', 'overdueClasses'],
  visits: ['calendar', 'calls', 'contracts', 'files', 'offices', 'tts'],
  fiduciaries: ['calendar', 'contracts', 'transfers'],
  letters: ['calendar', 'contracts', 'heirs', 'offices', 'overdue', 'overdueClasses'],
  payments: ['calendar', 'cash', 'contracts', 'credits', 'offices', 'transfers'],
  imports: ['bpkbRecords', 'calendar', 'contracts', 'credits', 'files', 'offices', 'payments', 'transfers'],
  // An order to take a unit is what a request becomes.
  repossessions: [
    ...['calendar', 'calls', 'contracts', 'credits', 'files', 'heirs', 'notifications', 'offices', 'overdue'],
  ],
  requests: [
    ...[
      'bpkbRecords',
      'calculations',
      'calendar',
      'cash',
      'collectors',
      'contracts',
      'credits',
      'fiduciaries',
      'files',
    ],
    ...['imports', 'notifications', 'offices', 'payments', 'repossessions', 'transfers'],
  ],
  // What one asks of a fund another decides; fund and drawer exchange money.
  pettyCash: ['calendar', 'cash', 'credits', 'files', 'notifications', 'offices', 'requests'],
  // Who keeps books lends them, and gives them out once nothing is owed.
  bpkb: [
    ...['bpkbRecords', 'calendar', 'contracts', 'files', 'offices', 'payments', 'requests', 'transfers'],
  ],
  // What is counted on shelves is settled by acts on books.
  bpkbCounts: ['bpkb', 'bpkbRecords', 'files', 'offices'],
  shares: ['bpkb', 'calendar', 'contracts', 'offices'],
  distribution: ['calendar', 'collectors', 'contracts', 'notifications', 'overdueClasses', 'requests'],
  officeClosing: ['bpkbRecords', 'cash', 'distribution'],
  achievement: ['calendar', 'calls', 'contracts', 'distribution'],
  collectorPlans: ['calendar', 'calls', 'contracts', 'distribution', 'heirs', 'notifications', 'tts'],
  // Closing and handing over wait for a second person, as what is asked for on contracts does.
  cashierDays: ['calendar', 'cash', 'credits', 'files', 'notifications', 'requests'],
  // What collectors bring becomes notas, waits for a second person, or is short.
  handovers: [
    ...['calendar', 'cash', 'cashierDays', 'contracts', 'files', 'notifications', 'offices', 'payments'],
    ...['requests', 'tts'],
  ],
  creditRequests: [
    ...[
      'calculations',
      'calendar',
      'contracts',
      'credits',
      'imports',
      'notifications',
      'offices',
      'payments',
      'transfers',
    ],
    'requests',
  ],
  // What a second person does with statements.
  statements: ['contracts', 'credits', 'imports', 'requests', 'transfers'],
  // Whose records change defines its kind in its own domain.
  changes: ['calendar', 'notifications', 'requests'],
  officeAccounts: ['calendar', 'changes'],
  masters: [
    ...['calendar', 'cash', 'changes', 'contracts', 'distribution', 'notifications', 'offices'],
    ...['bpkbRecords', 'pettyCash'],
  ],
  collecting: ['calls', 'contracts', 'masters', 'heirs'],
  calculationVersions: ['calculations', 'calendar', 'changes'],
  overdueClassVersions: ['calendar', 'changes'],
  partners: ['calendar', 'credits', 'notifications', 'offices', 'requests'],
  commissions: ['calendar', 'contracts', 'offices', 'partners', 'requests'],
  registrations: [
    ...['bpkbRecords', 'calculations', 'calendar', 'commissions', 'contracts', 'files', 'notifications'],
    ...['cash', 'offices', 'partners', 'prices', 'requests'],
  ],
  // What waits for a second person, of every kind.
  approvals: [
    ...['bpkb', 'cashierDays', 'changes', 'commissions', 'creditRequests', 'partners', 'pettyCash'],
    ...['registrations', 'requests', 'statements'],
  ],
  // What nobody could decide any more is told by the rules of whoever decides it.
  titles: ['approvals', 'changes', 'distribution', 'notifications', 'requests', 'tts'],
  // Who leaves hands over what is theirs in each of these.
  staff: [
    ...['account', 'approvals', 'calendar', 'cash', 'changes', 'distribution', 'notifications', 'pettyCash'],
    ...['portraits', 'registrations', 'requests', 'titles', 'tts'],
  ],
  setup: ['account', 'calculations', 'calendar', 'prices', 'titles'],
  // Every figure of the company, as it is and as it was at the end of each day.
  monitoring: ['achievement', 'bpkb', 'calendar', 'figures', 'imports', 'registrations', 'tts'],
  // What all of these come to over days and offices.
  reports: [
    ...['achievement', 'calendar', 'contracts', 'exports', 'figures', 'monitoring', 'pettyCash', 'transfers'],
  ],
};

for (const [at, [domain, others]] of Object.entries(DOMAINS).entries()) {
  const before = Object.keys(DOMAINS).slice(0, at);
  const circle = others.find((other) => !before.includes(other));
  if (circle) throw new Error(`${domain} stands on ${circle}, which DOMAINS names after it`);
}

const SHOWN = '(\\.stories\\.tsx?|\\.test\\.tsx?|/mocks/|\\.bench\\.ts)';

module.exports = {
  forbidden: [
    {
      name: 'contract-imports-zod-only',
      comment:
        'src/lib/contract is shared with the server: only zod/mini and its own files. Move code that needs more to src/lib.',
      severity: 'error',
      from: { path: '^src/lib/contract/', pathNot: SHOWN },
      to: { pathNot: ['^src/lib/contract/', '^node_modules/zod/'] },
    },
    {
      name: 'arithmetic-imports-nothing',
      comment:
        'src/lib/arithmetic is pure and shared with the server: it imports its own files alone. Pass what it needs as an argument.',
      severity: 'error',
      from: { path: '^src/lib/arithmetic/', pathNot: SHOWN },
      to: { pathNot: '^src/lib/arithmetic/' },
    },
    {
      name: 'arithmetic-tests-stand-alone',
      comment:
        'Tests of src/lib/arithmetic need vitest and fast-check only: the arithmetic stands without the rest.',
      severity: 'error',
      from: { path: '^src/lib/arithmetic/.*\\.test\\.ts$' },
      to: { pathNot: ['^src/lib/arithmetic/', '^node_modules/(vitest|fast-check)/'] },
    },
    {
      name: 'format-imports-nothing',
      comment:
        'src/lib/format is pure and shared with the server: it imports its own files alone. What formats with labels or state belongs to src/lib/labels or the feature.',
      severity: 'error',
      from: { path: '^src/lib/format/', pathNot: SHOWN },
      to: { pathNot: '^src/lib/format/' },
    },
    {
      name: 'registration-imports-what-is-shared',
      comment:
        'src/lib/registration is pure and shared with the server: it imports contract, arithmetic and format alone.',
      severity: 'error',
      from: { path: '^src/lib/registration/', pathNot: SHOWN },
      to: { pathNot: '^src/lib/(registration|contract|arithmetic|format)/' },
    },
    {
      name: 'payment-imports-what-is-shared',
      comment:
        'src/lib/payment is pure and shared with the server: it imports contract, arithmetic and format alone.',
      severity: 'error',
      from: { path: '^src/lib/payment/', pathNot: SHOWN },
      to: { pathNot: '^src/lib/(payment|contract|arithmetic|format)/' },
    },
    {
      name: 'collection-imports-what-is-shared',
      comment:
        'src/lib/collection is pure and shared with the server: it imports contract, arithmetic and format alone.',
      severity: 'error',
      from: { path: '^src/lib/collection/', pathNot: SHOWN },
      to: { pathNot: '^src/lib/(collection|contract|arithmetic|format)/' },
    },
    {
      name: 'titles-imports-what-is-shared',
      comment:
        'src/lib/titles is pure and shared with the server: it imports contract, arithmetic and format alone.',
      severity: 'error',
      from: { path: '^src/lib/titles/', pathNot: SHOWN },
      to: { pathNot: '^src/lib/(titles|contract|arithmetic|format)/' },
    },
    {
      name: 'collection-imports-what-is-shared',
      comment:
        'src/lib/collection is pure and shared with the server: it imports contract, arithmetic and format alone.',
      severity: 'error',
      from: { path: '^src/lib/collection/', pathNot: SHOWN },
      to: { pathNot: '^src/lib/(collection|contract|arithmetic|format)/' },
    },
    {
      name: 'lib-knows-no-screen',
      comment: 'src/lib is plumbing. Pass what it needs from components, features or app as an argument.',
      severity: 'error',
      from: { path: '^src/lib/', pathNot: SHOWN },
      to: { path: '^src/(components|features|app)/' },
    },
    {
      name: 'components-are-props-only',
      comment:
        'A component takes props and calls back: no queries, router, session or features. Connect it in a feature.',
      severity: 'error',
      from: { path: '^src/components/', pathNot: SHOWN },
      to: {
        path: '^(src/(features|app)/|src/lib/(query|session|realtime|push)/|node_modules/(@tanstack/react-query|react-router))',
      },
    },
    {
      name: 'features-never-import-each-other',
      comment: 'Two features meet in src/app: hand the other one in as a prop or callback.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-do-not-know-the-app',
      comment: 'Paths and pages belong to src/app: take hrefs and callbacks as props.',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'one-door-per-feature',
      comment: 'Outside a feature import its index.ts; what is missing there, export there.',
      severity: 'error',
      from: { path: '^src/app/', pathNot: SHOWN },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'mocks-stay-out-of-the-product',
      comment: 'mocks/ serve stories, tests and .storybook alone.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: [SHOWN, '^server/testing/'] },
      to: { path: ['/mocks/', '^node_modules/(msw|mockdate|fast-check)/'] },
    },
    {
      name: 'tests-stay-out-of-the-product',
      comment: 'tests/ serves tests and stories alone.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: [SHOWN, '^server/testing/'] },
      to: { path: '^tests/' },
    },
    {
      name: 'server-knows-what-is-shared-only',
      comment:
        'The server shares src/lib/contract, src/lib/arithmetic, src/lib/registration, src/lib/payment, src/lib/collection, src/lib/titles and src/lib/format with the page and nothing else of src. What both must calculate alike belongs to arithmetic, what both write alike to format.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/testing/' },
      to: {
        path: '^src/',
        pathNot: '^src/lib/(contract|arithmetic|registration|payment|collection|titles|format)/',
      },
    },
    {
      name: 'server-tests-know-what-is-shared-only',
      comment:
        'What server tests stand on may build records as stories do, and knows nothing else of the page.',
      severity: 'error',
      from: { path: '^server/testing/' },
      to: {
        path: '^src/',
        pathNot: '^src/lib/(contract|arithmetic|registration|payment|collection|titles|format|mocks)/',
      },
    },
    {
      name: 'platform-knows-no-domain',
      comment:
        'server/platform is what all domains stand on. Pass what it needs as an argument or in Parts, or move the file.',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: SHOWN },
      to: { path: '^server/', pathNot: '^server/platform/' },
    },
    ...PLATFORM.map((folder, at) => ({
      name: `platform-${folder}-stands-on-what-is-below-it`,
      comment: `Of server/platform, ${folder} imports only ${PLATFORM.slice(0, at).join(', ') || 'its own files'}.`,
      severity: 'error',
      from: { path: `^server/platform/${folder}/`, pathNot: SHOWN },
      to: {
        path: '^server/platform/',
        pathNot: `^server/platform/(${PLATFORM.slice(0, at + 1).join('|')})/`,
      },
    })),
    {
      name: 'platform-has-these-folders',
      comment: 'Say in PLATFORM where the new folder stands.',
      severity: 'error',
      from: {},
      to: { path: '^server/platform/', pathNot: `^server/platform/(${PLATFORM.join('|')})/` },
    },
    ...Object.entries(DOMAINS).map(([domain, others]) => ({
      name: `domain-${domain}-stands-on-those-it-names`,
      comment:
        'A domain of the server imports the platform and the domains that DOMAINS names for it, which form no circle.',
      severity: 'error',
      from: { path: `^server/${domain}/`, pathNot: SHOWN },
      to: { path: '^server/', pathNot: `^server/(${[domain, 'platform', ...others].join('|')})/` },
    })),
    {
      name: 'domains-have-these-folders',
      comment: 'Say in DOMAINS on which others the new domain stands.',
      severity: 'error',
      from: { path: '^server/createApi\\.ts$' },
      to: { path: '^server/[^/]+/', pathNot: `^server/(platform|${Object.keys(DOMAINS).join('|')})/` },
    },
    {
      name: 'the-page-knows-no-server',
      comment: 'src talks to the server through the contract.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'no-circles',
      comment:
        'Two files that import each other are one file, or need a third; lazy imports count. Pages read the route table, which names them and imports nothing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    exclude: { path: '^(dist|storybook-static|\\.data)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default'] },
  },
};
