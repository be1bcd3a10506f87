export { MySurveys } from './MySurveys';
export { RegistrationSurveys } from './RegistrationSurveys';
export { SurveyVisit } from './SurveyVisit';
export { SurveySyncPart } from './SurveySyncPart';
export { UnsentMessage } from './components/UnsentMessage';
export { forgetSurveys, unsentSurveys } from './unsentSurveys';
