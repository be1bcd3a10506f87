import type { SmallPicture } from '../components/HandoverFacts';
import { STORY_PICTURES } from './storyPictures';

/** A picture whose reading is another feature's. */
export const StoryPicture: SmallPicture = ({ file, label }) => (
  <img src={STORY_PICTURES.get(file.id)} alt={label} width={96} height={72} />
);
