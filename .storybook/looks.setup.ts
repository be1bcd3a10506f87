// The test runner reads this file again for each file of stories, but not what it imports.
import './lookAtStory';
