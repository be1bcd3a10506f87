import { FORCE_REMOUNT, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { storybookTheme } from './storybookTheme';

/** What the toolbar says; the preview tells it at its start and after each press. */
interface GlobalsSaid {
  globals: { theme?: string; role?: string; network?: string };
}

addons.setConfig({ theme: storybookTheme.light, sidebar: { showRoots: true } });

addons.register('angsur/toolbar', (api) => {
  let shown = 'light';
  let world = '';
  const follow = ({ globals }: GlobalsSaid) => {
    const name = globals.theme === 'dark' ? 'dark' : 'light';
    if (name !== shown) api.setOptions({ theme: storybookTheme[name] });
    shown = name;
  };
  const worldOf = ({ globals }: GlobalsSaid) => `${globals.role} ${globals.network}`;
  api.on(SET_GLOBALS, (said: GlobalsSaid) => {
    follow(said);
    world = worldOf(said);
  });
  api.on(GLOBALS_UPDATED, (said: GlobalsSaid) => {
    follow(said);
    // Role and network are answered when a story starts: the open one starts again, or it would keep what it has.
    const story = api.getCurrentStoryData();
    if (world !== worldOf(said) && story?.type === 'story') api.emit(FORCE_REMOUNT, { storyId: story.id });
    world = worldOf(said);
  });
});
