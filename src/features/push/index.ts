export { PushPrompt } from './PushPrompt';
export { PushRegistration } from './PushRegistration';
export { PushStatus } from './PushStatus';
