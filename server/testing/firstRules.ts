/** What a new company enters first: a Perhitungan, a contract type and a funder. */
export const firstRules = (today: string): readonly (readonly [path: string, body: object])[] => [
  [
    'masters/calculations',
    {
      code: 'R2-FLAT',
      follows: null,
      name: 'Motor, bunga flat',
      vehicle_kind: 'R2',
      method: 'FLAT',
      rate_bp: 2200,
      round_to: 1000,
      in_advance: false,
      penalty_grace_days: 3,
      penalty_kind: 'RATE',
      penalty_rate_bp: 50,
      penalty_per_day: 0,
      penalty_cap_bp: 5000,
      allocation_order: 'PENALTY_FIRST',
      settlement_fee_bp: 300,
      max_fees_bp: 1500,
      max_insurance_bp: 2000,
      quote_days: 7,
      min_tenor: 6,
      max_tenor: 36,
      valid_from: today,
    },
  ],
  [
    'masters/types',
    { code: 'MOTOR', name: 'Motor bekas', vehicle_kind: 'R2', valid_from: today, valid_to: null },
  ],
  ['masters/finances', { code: 'SENDIRI', name: 'Dana sendiri', valid_from: today, valid_to: null }],
];
