import { useEffect } from 'react';
import { sessionToken } from '@/lib/session/session';
import { reportLocation } from './api/reportLocation';

/** The credential that this start of the app has reported for: once per start and sign-in (DOMAIN, Readings). */
let reportedFor: string | null = null;

/** Sends the device's position once, when signed in. Shows nothing. */
export function LocationReport() {
  useEffect(() => {
    const token = sessionToken();
    if (!token || token === reportedFor) return;
    reportedFor = token;
    void reportLocation();
  }, []);
  return null;
}
