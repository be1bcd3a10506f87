export { MySurveys } from './MySurveys';
export { RegistrationSurveys } from './RegistrationSurveys';
export { SurveyDesk } from './SurveyDesk';
export { SurveySyncPart } from './SurveySyncPart';
export { UnsentMessage, type UnsentMessageProps } from './components/UnsentMessage';
export { forgetSurveys, unsentSurveys } from './unsentSurveys';
