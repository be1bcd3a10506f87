import { DRAWN_HOUSE } from './drawnHouse';

/** Stands for what the app shows a photo with. */
export function StoryPhoto({ label }: { label: string }) {
  return <img src={DRAWN_HOUSE} alt={label} width={128} height={96} />;
}
