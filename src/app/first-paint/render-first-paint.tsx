import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { Router } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import { loginAddress } from '@/features/session/sign-in/after-sign-in';
import { AccountForm } from '@/features/session/sign-in/form/account-form';
import { AccountLayout } from '@/layouts/account/account-layout';
import { PortalLayout } from '@/layouts/portal/portal-layout';
import { ForgottenPassword } from '@/pages/account/login/forgotten-password';
import { LoginColumn } from '@/pages/account/login/login-column';
import { PasswordFields } from '@/pages/account/login/password-fields';
import { HomeHero } from '@/pages/portal/home/sentence/home-hero';
import { ProductField } from '@/pages/portal/home/sentence/product-field';
import { EXAMPLE_TASK } from '@/pages/portal/home/sentence/task';
import { TaskSentence } from '@/pages/portal/home/sentence/task-sentence';
import { LANGUAGES } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import type { SentenceErrors } from './live-sentence';

/** The first paint in one language: the frame alone, the frame with the top of the home page, and the login with its frame. */
export interface FirstPaint {
  language: Language;
  frame: string;
  home: string;
  account: string;
  /** The login's own part, inside the frame of `account`. */
  login: string;
  title: string;
  errors: SentenceErrors;
  /** Shown if the app failed to load, with a button. */
  failure: string;
  /** Shown by index.html itself in a browser that cannot run the app. */
  outdated: string;
}

const NAMESPACES = ['shell', 'ui', 'home', 'countries', 'messages', 'account'];

/**
 * Renders the first paint in the six languages with the app's own components, so that nothing shifts when the
 * app takes over. Runs in Node while the build writes index.html.
 */
export async function renderFirstPaint(): Promise<FirstPaint[]> {
  const texts = import.meta.glob<Record<string, unknown>>('../../shared/i18n/locales/*/*.json', {
    import: 'default',
    eager: true,
  });
  const textsOf = (language: Language) =>
    Object.fromEntries(
      NAMESPACES.map((area) => [area, texts[`../../shared/i18n/locales/${language}/${area}.json`] ?? {}]),
    );
  const painted: FirstPaint[] = [];
  for (const language of LANGUAGES) {
    const i18n = i18next.createInstance();
    await i18n.use(initReactI18next).init({
      lng: language,
      resources: { [language]: textsOf(language) },
      ns: NAMESPACES,
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
    });
    const draw = (path: string, children: ReactNode) =>
      renderToStaticMarkup(
        <Router location={path} navigator={HASH_LINKS} static>
          {children}
        </Router>,
      );
    const page = (path: string, children: ReactNode) =>
      draw(
        path,
        <PortalLayout {...VISITOR} language={language} currentPath={path}>
          {children}
        </PortalLayout>,
      );
    painted.push({
      language,
      frame: page('', null),
      home: page(paths.home(), <HomeTop />),
      account: draw(
        paths.login(),
        <AccountLayout language={language} onLanguageChange={ignore}>
          {null}
        </AccountLayout>,
      ),
      login: draw(paths.login(), <LoginTop />),
      title: i18n.t('shell:siteName'),
      errors: { empty: i18n.t('home:task.error.empty'), format: i18n.t('home:task.error.format') },
      failure: draw('', <StartFailureNote />),
      outdated: i18n.t('messages:browser.switch'),
    });
  }
  return painted;
}

function HomeTop() {
  return (
    <HomeHero
      preview={null}
      sentence={
        <TaskSentence
          task={{ ...EXAMPLE_TASK, date: '' }}
          error={null}
          isUsable={false}
          onChange={ignore}
          onSubmit={ignore}
          productField={<ProductField value={EXAMPLE_TASK.hs} isInvalid={false} onChange={ignore} />}
        />
      }
    />
  );
}

function LoginTop() {
  const { t } = useTexts('account');
  return (
    <div className="account-page page-width">
      <LoginColumn tab="password" onChoose={ignore}>
        <AccountForm name="password-login" action={t('login.action')} isSending={false} onSubmit={ignore}>
          <PasswordFields values={{ principal: '', password: '' }} onChange={ignore} />
        </AccountForm>
        <ForgottenPassword isByCode={false} />
      </LoginColumn>
    </div>
  );
}

/** Looks like a page that fails to render in the app. */
function StartFailureNote() {
  const { t } = useTexts('ui');
  return (
    <div className="page-width render-error">
      <Note tone="negative" role="alert" actions={<Button size="small">{t('action.retry')}</Button>}>
        {t('state.renderError.page')}
      </Note>
    </div>
  );
}

const ignore = () => {};

const VISITOR = {
  user: null,
  signInAt: loginAddress(paths.home(), true),
  onLanguageChange: ignore,
  onLogOut: ignore,
};

/** Links of the first paint use the hash router's addresses. */
const HASH_LINKS: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`}`,
  go: ignore,
  push: ignore,
  replace: ignore,
};
