import { Suspense } from 'react';
import { Guard } from '../guard';
import { screen } from '../router/screen';

/** The console as a whole: frame, menu and tabs; each of its pages loads its own code and texts. */
export const consoleScreen = screen({
  titleKey: 'console',
  namespaces: ['admin', 'tabs', 'console', 'list', 'messages'],
  load: async () => ({ default: (await import('./console-app')).ConsoleApp }),
  usesApi: true,
});

/** Lets signed-in users into the console; its code loads while their permissions are requested. */
export function ConsoleDoor() {
  return (
    <Guard onLoad={() => void consoleScreen.preload().catch(() => undefined)}>
      <Suspense>
        <consoleScreen.Component />
      </Suspense>
    </Guard>
  );
}
