import { loadPersisted, onPersisted } from './persistence';

/** Loads again what another tab of this browser has saved, before the next answer. */
export function followOtherTabs(): void {
  const channel = new BroadcastChannel('rcep-mocks');
  onPersisted((name) => channel.postMessage(name));
  channel.addEventListener('message', ({ data: name }: MessageEvent<string | null>) => {
    void loadPersisted(name);
  });
}
