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
  /** How many days before today they date a transfer alone; null: any. Unless said, none. */
  transferDaysBack?: number | null;
  /** What they approve: of principal, and let go of one borrower in 30 days, rupiah. Unless said, any. */
  approvesUpTo?: number;
  forgivesUpTo?: number;
  flags: readonly AccessFlag[];
}

/** Titles whose holders work for the whole company. */
const ALL_OFFICES = new Set(['Direktur', 'Admin Sistem']);

type Limits = Omit<TitlePreset, 'id' | 'name' | 'allOffices' | 'flags'>;

/**
 * Who may do what without a second person (forgive all, or half of the penalty; date a transfer back), and how much as
 * the second.
 */
const LIMITS: Readonly<Record<string, Limits>> = {
  Direktur: { creditDiscountBp: 10_000, penaltyDiscountBp: 10_000, transferDaysBack: null },
  'Kepala Cabang': {
    ...{ penaltyDiscountBp: 5000, transferDaysBack: 31 },
    ...{ approvesUpTo: 500_000_000, forgivesUpTo: 25_000_000 },
  },
  Penyetuju: { approvesUpTo: 250_000_000, forgivesUpTo: 10_000_000 },
  Kasir: { transferDaysBack: 7 },
};

/** Titles of DOMAIN, Access, the same as in Storybook's role toolbar; the surveyor is number 4. */
export const TITLE_PRESETS: readonly TitlePreset[] = DEMO_TITLES.map(({ id, name, access }) => ({
  id,
  name,
  allOffices: ALL_OFFICES.has(name),
  ...LIMITS[name],
  flags: ACCESS_FLAGS.filter((flag) => access[flag] === 1),
}));

/** A preset as the table of titles has it. */
export const titleRow = ({ flags, ...title }: TitlePreset) => ({
  ...title,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});
