import { lazyPart } from '@/shared/loading/lazy-part';

/** Cases, laws, standards and the guide of a route. */
export const RelatedSection = lazyPart(() =>
  import('../related/related-section').then((part) => part.RelatedSection),
);

/** The same product at every importer. */
export const ImportersPart = lazyPart(async () => {
  const [part, { loadTexts }] = await Promise.all([
    import('../importers/importers-part'),
    import('@/shared/i18n/i18n'),
  ]);
  await loadTexts(['pair']);
  return part.ImportersPart;
});

/** Rule, bill of materials and proof of origin, with their texts. */
export const OriginPart = lazyPart(async () => {
  const [part, { loadTexts }] = await Promise.all([
    import('../origin/origin-part'),
    import('@/shared/i18n/i18n'),
  ]);
  await loadTexts(['origin']);
  return part.OriginPart;
});

/** The path to the code in the tariff, with its texts. */
export const CodeTrail = lazyPart(async () => {
  const [part, { loadTexts }] = await Promise.all([import('./code-trail'), import('@/shared/i18n/i18n')]);
  await loadTexts(['browse']);
  return part.CodeTrail;
});
