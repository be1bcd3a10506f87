/**
 * One measured figure.
 * @param goal the most it should be; left out: for information
 */
export function figure(measure, value, unit, goal) {
  return { measure, value, unit, goal };
}

/** A table of figures as Markdown, goals beside them. */
export function table(parts) {
  const rows = parts.flatMap(({ name, figures }) =>
    figures.map(({ measure, value, unit, goal }) => [
      name,
      measure,
      `${written(value)} ${unit}`.trim(),
      goal === undefined ? '' : `≤ ${written(goal)} ${unit}`.trim(),
      goal === undefined ? '' : value <= goal ? 'met' : 'missed',
    ]),
  );
  const lines = [['part', 'measure', 'figure', 'goal', ''], ...rows];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length), 3));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(lines[0]), rule, ...lines.slice(1).map(line)].join('\n');
}

/** Two decimals for ratios, one for small figures, none for the rest. */
function written(value) {
  if (!Number.isFinite(value)) return '–';
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(Math.abs(value) < 3 ? 2 : Math.abs(value) < 20 ? 1 : 0);
}
