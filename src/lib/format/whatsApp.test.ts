import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whatsAppHref, whatsAppNumber } from './whatsApp';

describe('whatsAppNumber', () => {
  it.each([
    ['081234567890', '6281234567890'],
    ['0812-3456-7890', '6281234567890'],
    ['812 3456 7890', '6281234567890'],
    ['+62 812 3456 7890', '6281234567890'],
    ['+62 (0)812 3456 7890', '6281234567890'],
    ['6281234567890', '6281234567890'],
    ['006281234567890', '6281234567890'],
    ['+65 9123 4567', '6591234567'],
    // A number of a house, none at all, too short, too long.
    ['021 5550 1234', null],
    ['', null],
    ['tidak ada', null],
    ['0812', null],
    ['08123456789012345', null],
  ])('%j is %j', (phone, number) => expect(whatsAppNumber(phone)).toBe(number));

  it('is digits alone, and reads what it wrote as the same', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0]?[0-9 ()-]{6,18}$/)), (phone) => {
        const number = whatsAppNumber(phone);
        if (number === null) return;
        expect(number).toMatch(/^[1-9]\d{7,14}$/);
        expect(whatsAppNumber(`+${number}`)).toBe(number);
      }),
    );
  });
});

describe('whatsAppHref', () => {
  it('carries the text whole', () => {
    const text = 'Kartu A & B: https://x.test/share/customer/a_b-c?d=1#e 100%';
    const href = new URL(whatsAppHref(text, '0812-3456-7890'));
    expect(href.origin + href.pathname).toBe('https://wa.me/6281234567890');
    expect(href.searchParams.get('text')).toBe(text);
  });

  it('carries what is left of a text that was cut inside an emoji', () => {
    const href = new URL(whatsAppHref('Terima kasih \ud83d', '-'));
    expect(href.searchParams.get('text')).toBe('Terima kasih \ufffd');
  });

  it('leaves the choice to the sender where there is no number', () => {
    expect(whatsAppHref('Halo', '-')).toBe('https://wa.me/?text=Halo');
  });
});
