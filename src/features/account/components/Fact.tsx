export interface FactProps {
  /** What it is. */
  term: string;
  /** What is known of it. */
  children: string;
}

/** One fact in a row of a list. */
export function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
