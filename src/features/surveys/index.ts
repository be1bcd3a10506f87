export { MySurveys } from './MySurveys';
export { RegistrationSurveys } from './RegistrationSurveys';
export { SurveyDesk } from './SurveyDesk';
export { SurveySyncPart } from './SurveySyncPart';
export { forgetSurveys, unsentSurveys } from './unsentSurveys';
