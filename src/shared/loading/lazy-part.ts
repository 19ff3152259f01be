import type { ComponentType } from 'react';
import { retryingPart } from './retrying-part';
import { loadChunk } from './load-chunk';

/** On render: loads the code of a part on its first render; see `loadChunk` for failures. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => retryingPart(() => loadChunk(load)).Component;
