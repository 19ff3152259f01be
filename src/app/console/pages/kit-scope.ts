import { currentLanguage } from '@/shared/i18n/i18n';

/** The console kit with its texts, for the pages that use it. */
export async function kitScope() {
  const [{ KitProvider }, { loadKitLocale }] = await Promise.all([
    import('@/layouts/console/kit-provider'),
    import('@/layouts/console/kit-locale'),
  ]);
  await loadKitLocale(currentLanguage()).catch(() => undefined);
  return KitProvider;
}
