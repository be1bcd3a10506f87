import { Random } from './random';

const SKIN = ['#f1c9a5', '#d9a67a', '#b97f56', '#8d5a3b'] as const;
const HAIR = ['#1d1b1a', '#2f2622', '#4a3a31', '#6b6560'] as const;
const SHIRT = ['#0f766e', '#1e4e79', '#7a3b69', '#8a5a12', '#3f6212', '#5b4b9a'] as const;
const WALL = ['#dcecea', '#e3eaf4', '#f2e6ee', '#f5ecd9', '#e6f0dc'] as const;

/** A drawn portrait, the same for the same name: pictures of people who do not exist. */
export function portrait(username: string): string {
  const random = new Random([...username].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const [skin, hair, shirt, wall] = [
    random.pick(SKIN),
    random.pick(HAIR),
    random.pick(SHIRT),
    random.pick(WALL),
  ];
  const longHair = random.chance(0.5)
    ? `<path d="M29 47c-3 18-2 26 2 32h34c4-6 5-14 2-32z" fill="${hair}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="192" height="192">
<rect width="96" height="96" fill="${wall}"/>${longHair}
<path d="M14 96c2-20 15-28 34-28s32 8 34 28z" fill="${shirt}"/>
<path d="M40 58h16v12c0 5-16 5-16 0z" fill="${skin}"/>
<ellipse cx="48" cy="45" rx="17" ry="20" fill="${skin}"/>
<path d="M30 44c-3-20 8-26 18-26s21 6 18 26c-2-9-6-13-10-14-6 3-16 3-20 1-3 2-5 6-6 13z" fill="${hair}"/>
<circle cx="41" cy="46" r="1.8" fill="#26211f"/><circle cx="55" cy="46" r="1.8" fill="#26211f"/>
<path d="M42 55c4 3 8 3 12 0" stroke="#7a3f33" stroke-width="1.8" stroke-linecap="round" fill="none"/>
</svg>
`;
}
