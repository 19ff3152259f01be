import type { ComponentType } from 'react';
import { latePart } from './late-part';
import { loadChunk } from './load-chunk';

/** A part of a page whose code arrives when it is first drawn; see `loadChunk` for what happens when it does not. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => latePart(() => loadChunk(load)).Component;
