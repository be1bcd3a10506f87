export { SignIn, type SignInProps } from './SignIn';
export { CodeEntry, type CodeEntryProps } from './CodeEntry';
export { useSignOut } from './useSignOut';
