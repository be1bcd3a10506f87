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
];

const NO_OTHER_WRITES = {
  name: '@tanstack/react-query',
  importNames: ['useMutation', 'mutationOptions', 'MutationObserver'],
  message: 'Write with lib/query/useWrite, in a hook of the feature’s api/ (decision 94).',
};

export default tseslint.config(
  { ignores: ['dist', 'storybook-static', '.storybook/public', 'coverage', 'test-results', '.data'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  ...storybook.configs['flat/recommended'],
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Plays and server code: an assertion or a write that nobody awaits proves nothing.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
      'no-restricted-imports': ['error', { paths: RESTRICTED_PATHS }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['src/**/*.{ts,tsx}'],
    // A sign-in that has not happened yet has no owner.
    ignores: ['src/lib/session/**', 'src/features/auth/keptChallenge.ts', '**/*.stories.tsx', '**/*.test.ts'],
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
    ignores: [
      'src/lib/query/useWrite.ts',
      // Reads of notifications are facts laid over pages: many at once, shown before they are sent (decision 41).
      'src/features/notifications/api/**',
      // Sign-in writes no record and has no key; its page pays for every byte.
      'src/features/auth/api/**',
      '**/*.stories.tsx',
      '**/*.test.ts',
    ],
    rules: { 'no-restricted-imports': ['error', { paths: [...RESTRICTED_PATHS, NO_OTHER_WRITES] }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.test.ts', '**/mocks/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Property[key.name='queryKey'] > ArrayExpression > Literal:first-child",
          message:
            'A query key begins with a root of lib/query/queryRoots, by its feature’s own keys (decision 94).',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      parserOptions: { projectService: false },
      globals: {
        module: 'writable',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
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
