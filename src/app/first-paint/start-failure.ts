import { readFirstPaint } from './first-paint-texts';
import { startingLanguage } from './starting-language';

/**
 * Shows once in the first paint that the app failed to load, with a button that reloads the page; the texts are in
 * index.html, and without them nothing is shown. All of it is inside #root and is removed if the app renders after
 * all.
 */
export function showStartFailure(): void {
  const root = document.querySelector('#root');
  const saved = readFirstPaint(startingLanguage(location));
  if (root === null || !saved || root.querySelector('.render-error')) return;
  const place = root.querySelector('main') ?? root;
  place.insertAdjacentHTML('afterbegin', saved.failure);
  place.querySelector('button')?.addEventListener('click', () => location.reload());
}
