import type { ComponentType } from 'react';
import { retryingPart } from './retrying-part';
import { loadChunk } from './load-chunk';

/** When drawn: loads the code of a part when it is first drawn; see `loadChunk` for what happens where that fails. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => retryingPart(() => loadChunk(load)).Component;
