import { deviceStore } from '@/lib/device/device';
import { surveysOf, type SurveyStore } from './SurveyStore';

let store: SurveyStore | null = null;

/** The visits of this browser. */
export const surveyStore = (): SurveyStore => (store ??= surveysOf(deviceStore()));
