import { ACCESS_FLAGS, type AccessFlag } from '@/lib/contract/access';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';

/** A job title that a company begins with. */
export interface TitlePreset {
  id: number;
  name: string;
  allOffices?: boolean;
  /** What holders may forgive alone on one receipt, basis points of what is due there. */
  creditDiscountBp?: number;
  penaltyDiscountBp?: number;
  flags: readonly AccessFlag[];
}

/** Titles whose holders work for the whole company. */
const ALL_OFFICES = new Set(['Direktur', 'Admin Sistem']);

/** Who may forgive what without a second person: all, or half of the penalty. */
const DISCOUNTS: Readonly<Record<string, Pick<TitlePreset, 'creditDiscountBp' | 'penaltyDiscountBp'>>> = {
  Direktur: { creditDiscountBp: 10_000, penaltyDiscountBp: 10_000 },
  'Kepala Cabang': { penaltyDiscountBp: 5000 },
};

/** Titles of DOMAIN, Access, the same as in Storybook's role toolbar; the surveyor is number 4. */
export const TITLE_PRESETS: readonly TitlePreset[] = DEMO_TITLES.map(({ id, name, access }) => ({
  id,
  name,
  allOffices: ALL_OFFICES.has(name),
  ...DISCOUNTS[name],
  flags: ACCESS_FLAGS.filter((flag) => access[flag] === 1),
}));

/** A preset as the table of titles has it. */
export const titleRow = ({ flags, ...title }: TitlePreset) => ({
  ...title,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});
