import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next, setI18n } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '@/shared/i18n/languages';
import { LinkPresses } from './link-presses';

const files = import.meta.glob<Record<string, unknown>>(
  '/src/shared/i18n/locales/*/{shell,ui,about,list,admin,content,countries}.json',
  { import: 'default', eager: true },
);

/** Draws `children` in the real texts of a language, at an address. */
export function InLanguage(props: { language?: Language; at?: string; children: ReactNode }) {
  const { language = 'zh', at = '/home', children } = props;
  setI18n(instance(language));
  return (
    <MemoryRouter initialEntries={[at]}>
      <LinkPresses />
      {children}
    </MemoryRouter>
  );
}

const instances = new Map<Language, ReturnType<typeof createInstance>>();

function instance(language: Language) {
  const known = instances.get(language);
  if (known !== undefined) return known;
  const i18n = createInstance();
  const areas = ['shell', 'ui', 'about', 'list', 'admin', 'content', 'countries'].map((area) => [
    area,
    files[`/src/shared/i18n/locales/${language}/${area}.json`],
  ]);
  void i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: Object.fromEntries(areas) },
    defaultNS: 'shell',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  instances.set(language, i18n);
  return i18n;
}
