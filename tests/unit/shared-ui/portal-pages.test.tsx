import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FooterSources } from '@/layouts/portal/footer-sources';
import { PortalLayout } from '@/layouts/portal/portal-layout';
import NotFoundPage from '@/pages/errors/not-found-page';
import UnauthorizedPage from '@/pages/errors/unauthorized-page';
import AboutPage from '@/pages/portal/about/about-page';
import NotBuiltPage from '@/pages/portal/not-built/not-built-page';
import { LANGUAGES } from '@/shared/i18n/languages';
import { InLanguage } from './in-language';

const FRAME = {
  user: null,
  signInAt: '/login',
  language: 'zh',
  onLanguageChange: () => {},
  onLogOut: () => {},
  currentPath: '/home/about',
} as const;

describe('the portal layout', () => {
  it('moves focus to the content by the skip link', async () => {
    render(
      <InLanguage>
        <PortalLayout {...FRAME}>text</PortalLayout>
      </InLanguage>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '跳到正文' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('lists the sources once they are there', () => {
    const source = { id: 'vn', title: '越南税则', publisher: '海关', count: '2,024 条', asOf: '2026-01-07' };
    const frame = (sources?: readonly (typeof source)[]) => (
      <InLanguage>
        <PortalLayout {...FRAME} sources={sources && <FooterSources sources={sources} />}>
          text
        </PortalLayout>
      </InLanguage>
    );
    const { rerender } = render(frame());
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    rerender(frame([source]));
    expect(
      within(screen.getByRole('table')).getByRole('row', { name: /越南税则.*2026-01-07/ }),
    ).toBeInTheDocument();
  });
});

describe('the about page', () => {
  it('shows the section of the address, and moves focus when a link of the footer changes it', async () => {
    render(
      <InLanguage at="/home/about?section=api">
        <PortalLayout {...FRAME}>
          <AboutPage />
        </PortalLayout>
      </InLanguage>,
    );
    expect(screen.getByRole('region', { name: '接口说明' })).toHaveTextContent('docs/openapi.json');
    const description = screen.getByRole('link', { name: '下载接口说明（OpenAPI，JSON）' });
    expect(description).toHaveAttribute('href', expect.stringMatching(/openapi.*\.json$/));
    expect(description).toHaveAttribute('download', 'openapi.json');
    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: '意见反馈' }));
    const feedback = screen.getByRole('region', { name: '意见反馈' });
    expect(feedback).toHaveFocus();
    expect(feedback).toHaveTextContent('本站还没有设置反馈地址。');
    const [authorities, missing] = within(feedback).getAllByRole('link');
    expect(authorities).toHaveAttribute('href', '#/home/nationGuide');
    expect(missing).toHaveAttribute('href', '#/home/about?section=notHeld');
  });

  it.each(LANGUAGES)('names source, licence and date of each holding in %s', (language) => {
    render(
      <InLanguage language={language} at="/home/about">
        <AboutPage />
      </InLanguage>,
    );
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(16);
    expect(screen.getByRole('table')).not.toHaveTextContent(/data\.(rows|licence|column)/);
  });
});

describe('pages that lead on', () => {
  it.each([
    ['404', NotFoundPage, '抱歉，没有这个页面', '回到首页'],
    ['401', UnauthorizedPage, '抱歉，你没有查看这个页面的权限', '重新登录'],
  ])('%s says sorry and where to go', (_code, Page, title, link) => {
    render(
      <InLanguage>
        <Page />
      </InLanguage>,
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: link })).toBeInTheDocument();
  });

  it.each(['/home/standard', '/home/standard/compare', '/home/standard/spectrum'])(
    'at %s says that the page is being built and what it will hold',
    (at) => {
      render(
        <InLanguage at={at}>
          <NotBuiltPage />
        </InLanguage>,
      );
      expect(screen.getByText(/正在建设。$/)).toBeInTheDocument();
      expect(screen.getByText(/^建成以后，这里会有：(?!notBuilt)/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: '查税率和原产地规则' })).toHaveAttribute(
        'href',
        '#/home/taxOriginSearch',
      );
    },
  );
});
