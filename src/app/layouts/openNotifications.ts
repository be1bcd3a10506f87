import { createContext, use } from 'react';

/** Opens the notification drawer; the shell gives it to its pages. */
export const OpenNotificationsContext = createContext<() => void>(() => {});

export const useOpenNotifications = () => use(OpenNotificationsContext);
