export { MySurveys } from './MySurveys';
export { RegistrationSurveys } from './RegistrationSurveys';
export { SurveyVisit } from './SurveyVisit';
export { SurveySyncPart } from './SurveySyncPart';
