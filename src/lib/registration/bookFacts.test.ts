import { expect, it } from 'vitest';
import { comparedFact, differingFacts } from './bookFacts';

it.each([
  ['chassis_number', 'MH1-JM31 1IO', 'mh1jm31110', 'same'],
  ['chassis_number', 'MH1JM31110', 'MH1JM3', 'begun'],
  ['chassis_number', 'MH1JM31110', 'MH1JN3', 'different'],
  ['engine_number', '', 'JM31E-1', 'unknown'],
  ['engine_number', 'belum ada', 'JM31E-1', 'unknown'],
  ['plate_number', 'B 3921 KJT', '', 'empty'],
  ['plate_number', 'B 3921 KJT', 'B3921KJT', 'same'],
  ['owner', 'Siti  Rahmawati', 'SITI RAHMAWATI.', 'same'],
  ['owner', 'Siti Rahmawati', 'Siti Rohmawati', 'different'],
] as const)('%s: contract "%s", book "%s": %s', (fact, contract, typed, found) => {
  expect(comparedFact(fact, contract, typed)).toBe(found);
});

it('names what differs, and what is not whole', () => {
  const typed = {
    ...{ number: 'N-1111', chassis_number: 'MH1', engine_number: 'JM31E' },
    ...{ plate_number: '', owner: 'Siti' },
  };
  const contract = { number: 'N1111', chassis_number: 'MH1JM', engine_number: 'JM32E', owner: 'Budi' };
  expect(differingFacts(contract, typed)).toEqual(['chassis_number', 'engine_number', 'owner']);
});
