import type { ConfigProviderProps } from 'antd';
import { useEffect, useState } from 'react';
import type { Language } from '@/shared/i18n/languages';
import { loadChunk } from '@/shared/loading/load-chunk';

type KitLocale = NonNullable<ConfigProviderProps['locale']>;

const FILES: Readonly<Record<Language, () => Promise<{ default: KitLocale }>>> = {
  zh: () => import('antd/es/locale/zh_CN'),
  en: () => import('antd/es/locale/en_US'),
  ja: () => import('antd/es/locale/ja_JP'),
  ko: () => import('antd/es/locale/ko_KR'),
  vi: () => import('antd/es/locale/vi_VN'),
  ms: () => import('antd/es/locale/ms_MY'),
};

const arrived = new Map<Language, KitLocale>();

/** Loads the kit's own texts in a language, for the first render of the shell. */
export async function loadKitLocale(language: Language): Promise<void> {
  if (arrived.has(language)) return;
  arrived.set(language, (await loadChunk(FILES[language])).default);
}

/** The kit's own texts in `language`; until they load, the previous ones, and undefined at first. */
export function useKitLocale(language: Language): KitLocale | undefined {
  const [shown, setShown] = useState(() => arrived.get(language));
  useEffect(() => {
    let isWanted = true;
    const show = () => {
      if (isWanted) setShown(arrived.get(language));
    };
    loadKitLocale(language).then(show, () => {});
    return () => {
      isWanted = false;
    };
  }, [language]);
  return shown;
}
