import type { ComponentType } from 'react';
import type { ContentField, ContentKind } from '@/features/content/content-kind';
import { lazyPart } from '@/shared/loading/lazy-part';
import type { PartHintProps } from './part-hint-props';

/** Hints that follow what is typed, by kind, field and part. */
const HINTS: Readonly<Record<string, ComponentType<PartHintProps>>> = {
  'standard.indicators.limit': lazyPart(() => import('./limit-reading').then((part) => part.LimitReading)),
};

/** The hint under a part of a row; undefined if it has none. */
export const partHintOf = (kind: ContentKind, field: ContentField, part: ContentField) =>
  HINTS[`${kind.id}.${field.name}.${part.name}`];
