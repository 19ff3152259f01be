import { currentLanguage } from '@/shared/i18n/i18n';

/** The console kit with its words, for the pages that are built from it. */
export async function kitScope() {
  const [{ KitProvider }, { loadKitLocale }] = await Promise.all([
    import('@/layouts/console/kit-provider'),
    import('@/layouts/console/kit-locale'),
  ]);
  await loadKitLocale(currentLanguage()).catch(() => undefined);
  return KitProvider;
}
