import { expect, it } from 'vitest';
import { tokensCss } from './tokensCss';

it('tokens.css says what tokens.ts says', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('./tokens.css');
});
