import { startingLanguage } from './starting-language';

/**
 * Says in the first paint that the app did not arrive, with a button that loads the page again, once; the words stand in
 * index.html, and without them nothing is said. All of it is inside #root and goes if the app is drawn after all.
 */
export function showStartFailure(): void {
  const root = document.querySelector('#root');
  const kept = document.querySelector(`#first-paint-${startingLanguage(location)}`)?.textContent;
  if (root === null || !kept || root.querySelector('.render-error')) return;
  const { failure } = JSON.parse(kept) as StartFailure;
  const place = root.querySelector('main') ?? root;
  place.insertAdjacentHTML('afterbegin', failure);
  place.querySelector('button')?.addEventListener('click', () => location.reload());
}

/** The message with its button, as HTML made by the build. */
export interface StartFailure {
  failure: string;
}
