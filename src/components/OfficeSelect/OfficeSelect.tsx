import { Select, type SelectProps } from '@/components/Select/Select';

export interface OfficeSelectProps extends Pick<SelectProps, 'labelHidden'> {
  /** Those that the person sees; one alone is not asked for. */
  offices: readonly { id: number; name: string }[];
  /** Id of the one that is looked at. */
  value: number | 'all';
  /** Another was chosen. */
  onChange: (office: number | 'all') => void;
}

/** One office or all of those that a person sees; nothing where there is no choice. */
export function OfficeSelect({ offices, value, onChange, ...select }: OfficeSelectProps) {
  if (offices.length < 2) return null;
  return (
    <Select
      {...select}
      label="Kantor"
      options={[
        { value: 'all', label: 'Semua kantor' },
        ...offices.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={String(value)}
      onChange={(chosen) => onChange(chosen === 'all' ? 'all' : Number(chosen))}
    />
  );
}
