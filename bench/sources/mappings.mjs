const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** Numbers of one segment of a source map: base 64, five bits a digit, the sign in the lowest bit. */
function decode(segment) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = VALUE.get(digit);
    value += (bits & 31) * 2 ** shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -Math.floor(value / 2) : Math.floor(value / 2));
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** How many characters of a built file come from each source; what no source claims counts as `(glue)`. */
export function charactersBySource(code, map) {
  const lines = code.split('\n');
  const counts = new Map();
  let source = 0;
  for (const [number, group] of map.mappings.split(';').entries()) {
    const length = lines[number]?.length ?? 0;
    let from = 0;
    let column = 0;
    let owner = '(glue)';
    for (const segment of group ? group.split(',') : []) {
      const [ahead = 0, sourceStep] = decode(segment);
      column += ahead;
      add(counts, owner, column - from);
      from = column;
      if (sourceStep !== undefined) source += sourceStep;
      owner = sourceStep === undefined ? '(glue)' : map.sources[source];
    }
    add(counts, owner, length - from);
  }
  return counts;
}

function add(counts, owner, characters) {
  if (characters > 0) counts.set(owner, (counts.get(owner) ?? 0) + characters);
}
