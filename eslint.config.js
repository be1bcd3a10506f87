import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

/** Imports that have one home; see docs/decisions. */
const RESTRICTED_PATHS = [
  { name: 'zod', message: "Import from 'zod/mini': the full build costs 70 kB." },
  {
    name: '@mui/material',
    message: "Import the piece itself, e.g. '@mui/material/Dialog'; see docs/decisions.",
  },
  { name: '@mui/icons-material', message: "Import the icon itself: '@mui/icons-material/Add'." },
  { name: 'react-router', message: "Import from 'react-router-dom'." },
  {
    name: 'react',
    importNames: ['lazy'],
    message: 'A part whose code comes later is a lazySection or a lazyOverlay of components/LazyPart.',
  },
];

const NO_OTHER_WRITES = {
  name: '@tanstack/react-query',
  importNames: ['useMutation', 'mutationOptions', 'MutationObserver'],
  message: 'Write with lib/query/useWrite, in a hook of the feature’s api/ (decision 94).',
};

const NO_OTHER_CALL = {
  name: '@/lib/http/request',
  importNames: ['call', 'request'],
  message: 'A feature asks its server in its api/ (decision 94).',
};

const NO_OTHER_CODEC = {
  name: 'react-router-dom',
  importNames: ['useSearchParams', 'createSearchParams'],
  message: 'Keep state in the address with lib/address/useAddressState and a codec (decision 95).',
};

const NO_SPELLED_KEY = {
  selector: "Property[key.name='queryKey'] > ArrayExpression > Literal:first-child",
  message: 'A query key begins with a root of lib/query/queryRoots, by its feature’s own keys (decision 94).',
};

const NO_OTHER_FORM = {
  selector: "JSXOpeningElement[name.name='form']",
  message:
    'Use components/Form/Form: one submit at a time, focus where something is to be mended (decision 96).',
};

const NO_OWN_ADDRESS = {
  selector: "NewExpression[callee.name='URLSearchParams']",
  message: 'Addresses are read and written by a codec of lib/address/addressCodec (decision 95).',
};

export default tseslint.config(
  { ignores: ['dist', 'storybook-static', '.storybook/public', 'coverage', 'test-results', '.data'] },
  js.configs.recommended,
  // Rules that need types are oxlint's (.oxlintrc.json): a tenth of the time.
  ...tseslint.configs.recommended,
  ...storybook.configs['flat/recommended'],
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
      'no-restricted-imports': ['error', { paths: RESTRICTED_PATHS }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['src/**/*.{ts,tsx}'],
    // A sign-in that has not happened yet has no owner.
    ignores: [
      'src/lib/session/**',
      'src/features/auth/domain/keptChallenge.ts',
      'src/features/auth/domain/keptLink.ts',
      '**/*.stories.tsx',
      '**/*.test.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'sessionStorage',
          message: 'Use lib/session/ownEntries: what work leaves here has an owner and goes at sign-out.',
        },
        {
          name: 'localStorage',
          message: "Use lib/session/storage, which names every entry; it holds nothing of anybody's work.",
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: [...RESTRICTED_PATHS, NO_OTHER_WRITES, NO_OTHER_CODEC] }],
    },
  },
  {
    files: ['src/features/**/*.{ts,tsx}'],
    ignores: ['**/api/**', '**/mocks/**', '**/*.stories.tsx', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [...RESTRICTED_PATHS, NO_OTHER_WRITES, NO_OTHER_CODEC, NO_OTHER_CALL] },
      ],
    },
  },
  {
    files: [
      'src/lib/query/useWrite.ts',
      // Reads of notifications are facts laid over pages: many at once, shown before they are sent (decision 41).
      'src/features/notifications/api/**',
      // Sign-in writes no record and has no key; its page pays for every byte.
      'src/features/auth/api/**',
    ],
    rules: { 'no-restricted-imports': ['error', { paths: [...RESTRICTED_PATHS, NO_OTHER_CODEC] }] },
  },
  {
    files: ['src/lib/lazy/lazyComponent.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...RESTRICTED_PATHS.filter(({ name }) => name !== 'react'),
            NO_OTHER_WRITES,
            NO_OTHER_CODEC,
          ],
        },
      ],
    },
  },
  {
    files: ['src/lib/address/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [...RESTRICTED_PATHS, NO_OTHER_WRITES] }] },
  },
  {
    files: ['src/**/*.tsx', 'stories/**/*.tsx'],
    ignores: ['src/components/Form/Form.tsx'],
    rules: { 'no-restricted-syntax': ['error', NO_OTHER_FORM] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/components/Form/Form.tsx', '**/*.stories.tsx', '**/*.test.ts', '**/mocks/**'],
    rules: { 'no-restricted-syntax': ['error', NO_OTHER_FORM, NO_SPELLED_KEY] },
  },
  {
    files: ['src/features/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.test.ts', '**/mocks/**'],
    rules: { 'no-restricted-syntax': ['error', NO_OTHER_FORM, NO_SPELLED_KEY, NO_OWN_ADDRESS] },
  },
  {
    files: ['server/**/*.ts'],
    ignores: ['**/auth/{offices,session}.ts', 'server/seed/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(MemberExpression[property.name="allOffices"], ObjectPattern > Property[key.name="allOffices"])',
          message: 'Who sees which office is asked of auth/offices (decision 88).',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        module: 'writable',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        AbortController: 'readonly',
        fetch: 'readonly',
      },
    },
  },
  { files: ['scripts/**', 'bench/**', 'server/main.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', 'server/testing/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
