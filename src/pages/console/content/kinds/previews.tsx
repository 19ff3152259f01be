import type { ComponentType } from 'react';
import { lazyPart } from '@/shared/loading/lazy-part';
import { FieldsPreview } from './fields-preview';
import type { PreviewProps } from './preview-props';

/** The portal's own parts, by kind. */
const PREVIEWS: Readonly<Record<string, ComponentType<PreviewProps>>> = {
  law: lazyPart(() => import('./law-preview').then((part) => part.LawPreview)),
  news: lazyPart(() => import('./news-preview').then((part) => part.NewsPreview)),
};

/** How a kind is previewed; the fields in words where the portal has no part of its own for it. */
export const previewOf = (kind: string): ComponentType<PreviewProps> => PREVIEWS[kind] ?? FieldsPreview;
