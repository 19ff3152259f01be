import type { ComponentType } from 'react';
import { lazyPart } from '@/shared/loading/lazy-part';
import type { PreviewProps } from './preview-props';
import './previews.css';

/** The portal's own parts, by kind. */
const PREVIEWS: Readonly<Record<string, ComponentType<PreviewProps>>> = {
  law: lazyPart(() => import('./law-preview').then((part) => part.LawPreview)),
  news: lazyPart(() => import('./news-preview').then((part) => part.NewsPreview)),
  riskCase: lazyPart(() => import('./risk-case-preview').then((part) => part.RiskCasePreview)),
  riskWarning: lazyPart(() => import('./risk-warning-preview').then((part) => part.RiskWarningPreview)),
  pair: lazyPart(() => import('./pair-preview').then((part) => part.PairPreview)),
  synonym: lazyPart(() => import('./synonym-preview').then((part) => part.SynonymPreview)),
  standard: lazyPart(() => import('./standard-preview').then((part) => part.StandardPreview)),
  source: lazyPart(() => import('./source-preview').then((part) => part.SourcePreview)),
  indexInput: lazyPart(() => import('./index-input-preview').then((part) => part.IndexInputPreview)),
};

/** How the portal draws a kind; throws `RangeError` for an unknown one. */
export function previewOf(kind: string): ComponentType<PreviewProps> {
  const preview = PREVIEWS[kind];
  if (preview === undefined) throw new RangeError(`No preview of the kind "${kind}"`);
  return preview;
}
