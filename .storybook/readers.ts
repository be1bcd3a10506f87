import { checkForcedColours } from './forcedColours';
import { checkTextSpacing } from './textSpacing';
import { checkTouchTargets } from './touchTargets';

/** What readers with settings and hands of their own need of every story, at the width of the look. */
export const READER_CHECKS = [checkTextSpacing, checkTouchTargets, checkForcedColours];
