export { SignIn } from './SignIn';
export { PasswordLink } from './PasswordLink';
export { keepLink, readKeptLink } from './domain/keptLink';
export { CodeEntry } from './CodeEntry';
export { useSignOut } from './useSignOut';
