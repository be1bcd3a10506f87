import { Segmented } from '@/components/Segmented/Segmented';

export type ThemeMode = 'light' | 'dark' | 'system';

export interface ThemeChoiceProps {
  /** Light, dark, or as the device says. */
  value: ThemeMode;
  /** What was chosen or typed. */
  onChange: (mode: ThemeMode) => void;
}

const CHOICES = [
  { value: 'light', label: 'Terang' },
  { value: 'dark', label: 'Gelap' },
  { value: 'system', label: 'Ikut perangkat' },
] as const;

/** Light, dark, or as the device is set. */
export const ThemeChoice = (props: ThemeChoiceProps) => (
  <Segmented label="Tampilan" options={CHOICES} {...props} />
);
