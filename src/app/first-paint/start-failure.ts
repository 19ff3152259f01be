import { readFirstPaint } from './first-paint-texts';
import { startingLanguage } from './starting-language';

/**
 * Says in the first paint that the app did not arrive, with a button that loads the page again, once; the words stand in
 * index.html, and without them nothing is said. All of it is inside #root and goes if the app is drawn after all.
 */
export function showStartFailure(): void {
  const root = document.querySelector('#root');
  const kept = readFirstPaint(startingLanguage(location));
  if (root === null || !kept || root.querySelector('.render-error')) return;
  const place = root.querySelector('main') ?? root;
  place.insertAdjacentHTML('afterbegin', kept.failure);
  place.querySelector('button')?.addEventListener('click', () => location.reload());
}
