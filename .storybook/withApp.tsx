import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { HolidaysProvider } from '@/components/Calendar/HolidaysProvider';
import { LinkProvider } from '@/components/Link/LinkProvider';
import { storyHolidaysOf } from '@/lib/mocks/holidayHandlers';
import { storyRealtime } from '@/lib/mocks/storyRealtime';
import { createQueryClient } from '@/lib/query/queryClient';
import { RealtimeProvider } from '@/lib/realtime/RealtimeProvider';
import { AngsurTheme } from '@/lib/theme/AngsurTheme';
import { useThemeMode } from '@/lib/theme/useThemeMode';

/**
 * Everything that the app puts around a piece: theme, query client, realtime, router at `parameters.route`.
 * A padded story stands in a frame of `parameters.frame` px (default 640), and its picture shows the frame alone. Where
 * somebody chose a viewport it fills that.
 */
export const withApp: Decorator = (Story, { parameters, globals }) => {
  const [client] = useState(() => createQueryClient({ retryDelay: 1 }));
  const [source] = useState(() => storyRealtime);
  const fills = !globalThis.__lookAtStory && viewportOf(globals) !== undefined;
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  useEffect(() => () => client.clear(), [client]);
  return (
    <AngsurTheme forcedMode={theme}>
      <LookInDark />
      <QueryClientProvider client={client}>
        <RealtimeProvider source={source}>
          {/* Moves are followed at once, as in the app. */}
          <MemoryRouter useTransitions={false} initialEntries={[String(parameters.route ?? '/')]}>
            <StoryLinks>
              <HolidaysProvider holidaysOf={storyHolidaysOf}>
                {parameters.layout === 'padded' ? (
                  <div
                    data-testid="story-frame"
                    lang="id"
                    style={{ padding: 16, maxWidth: fills ? undefined : (parameters.frame ?? 640) }}
                  >
                    <Story />
                  </div>
                ) : (
                  <Story />
                )}
              </HolidaysProvider>
            </StoryLinks>
          </MemoryRouter>
        </RealtimeProvider>
      </QueryClientProvider>
    </AngsurTheme>
  );
};

function viewportOf(globals: Record<string, unknown>): string | undefined {
  return (globals.viewport as { value?: string } | undefined)?.value;
}

/** Test runs look at a story in dark, and back, as somebody who chooses the theme would (lookAtStory.ts). */
function LookInDark() {
  const { mode, setMode } = useThemeMode();
  const [before, setBefore] = useState(mode);
  useEffect(() => {
    const look = (event: Event) => {
      const isDark = (event as CustomEvent<boolean>).detail;
      if (isDark) setBefore(mode);
      setMode(isDark ? 'dark' : before);
    };
    addEventListener('lookindark', look);
    return () => removeEventListener('lookindark', look);
  }, [mode, setMode, before]);
  return null;
}

/** Links move inside the story's router, as in the app. */
function StoryLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return <LinkProvider navigate={(href) => void navigate(href)}>{children}</LinkProvider>;
}
