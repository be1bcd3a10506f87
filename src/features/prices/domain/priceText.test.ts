import { expect, it } from 'vitest';
import { buildPrice } from '../mocks/buildPrices';
import { priceListText, priceText } from './priceText';

it('writes one price for WhatsApp', () => {
  expect(priceText(buildPrice(), '2026-11-20')).toBe(
    [
      '*Honda Beat 2024*, Jabodetabek',
      'OTR: Rp18.450.000',
      'Pencairan maksimum: Rp13.800.000',
      'DP minimum: Rp3.700.000',
      '',
      'Per 20 November 2026',
      'Harga acuan, bukan persetujuan kredit.',
    ].join('\n'),
  );
});

it('writes several below one heading', () => {
  const text = priceListText([buildPrice(), buildPrice({ region: 'Papua', otr: 1 })], '2026-11-20');
  expect(text).toMatch(/^\*OTR dan Pencairan\*\nPer 20 November 2026\n\n\*Honda Beat 2024\*, Jabodetabek\n/);
  expect(text).toContain('DP minimum: Rp3.700.000\n\n*Honda Beat 2024*, Papua\nOTR: Rp1\n');
});
