import { Suspense } from 'react';
import { Guard } from '../guard';
import { consoleScreen } from './console-screen';

/** Lets signed-in users into the console; its code comes while their permissions are being asked for. */
export function ConsoleDoor() {
  return (
    <Guard onLoad={() => void consoleScreen.preload().catch(() => undefined)}>
      <Suspense>
        <consoleScreen.Component />
      </Suspense>
    </Guard>
  );
}
