export interface ChoicesProps<V extends string> {
  /** Of the radio buttons, the same for all. */
  name: string;
  /** A few short ones. */
  options: readonly { value: V; label: string }[];
  /** The one that holds; null: none yet. */
  value: V | null;
  /** Another was chosen. */
  onChange: (value: V) => void;
}

/** One of a few as radio buttons that look like segments: the arrow keys go from one to the next. */
export const Choices = <V extends string>({ name, options, value, onChange }: ChoicesProps<V>) =>
  options.map((option) => (
    <label key={option.value} data-chosen={value === option.value || undefined}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={value === option.value}
        onChange={() => onChange(option.value)}
      />
      {option.label}
    </label>
  ));
