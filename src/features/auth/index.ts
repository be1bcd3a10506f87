export { SignIn, type SignInProps } from './SignIn';
export { PasswordLink, type PasswordLinkProps } from './PasswordLink';
export { keepLink, readKeptLink } from './domain/keptLink';
export { CodeEntry, type CodeEntryProps } from './CodeEntry';
export { useSignOut } from './useSignOut';
