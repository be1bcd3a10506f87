const svg = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90">${inside}</svg>`)}`;

const PHOTO = (shade: string) =>
  svg(
    `<rect width="120" height="90" fill="${shade}"/><circle cx="35" cy="62" r="14" fill="#333"/><circle cx="86" cy="62" r="14" fill="#333"/><path d="M35 62 58 34h24l14 28z" fill="#777"/>`,
  );
const SIGNATURE = svg(
  '<path d="M12 60c14-40 22-40 18-6s14 22 22-8 10 24 18 4 12-10 16 4 12-2 22-8" fill="none" stroke="#111" stroke-width="3"/>',
);

/** Where the pictures of `buildUnitHandover` can be seen. */
export const STORY_PICTURES: ReadonlyMap<number, string> = new Map([
  [811, PHOTO('#d5dde0')],
  [812, PHOTO('#e3ded2')],
  [813, SIGNATURE],
  [814, SIGNATURE],
  ...[821, 822, 823, 824, 825, 826, 827, 828].map((id): [number, string] => [id, PHOTO(`#d5d${id}`)]),
]);
