import { loadPersisted, onPersisted } from './persistence';

/** Loads again what another tab of this browser has saved, before the next answer. */
export function followOtherTabs(): void {
  const channel = new BroadcastChannel('rcep-mocks');
  onPersisted(() => channel.postMessage('saved'));
  channel.addEventListener('message', () => void loadPersisted());
}
