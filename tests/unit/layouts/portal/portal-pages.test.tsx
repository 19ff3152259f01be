import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FooterSources } from '@/features/sources/view/footer-sources';
import { PortalLayout } from '@/layouts/portal/portal-layout';
import NotFoundPage from '@/pages/errors/not-found-page';
import UnauthorizedPage from '@/pages/errors/unauthorized-page';
import AboutPage from '@/pages/portal/about/about-page';
import { LANGUAGES } from '@/shared/i18n/languages';
import { stubMedia } from '../console/stub-media';
import { InLanguage } from '../../../support/in-language';

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

  it('M16: lists the sources once they are there, with what of them is unchecked', () => {
    const source = {
      id: 'vn',
      title: '越南税则',
      publisher: 'Customs',
      lang: { title: 'zh', publisher: 'en' },
      count: '2,024 条',
      unchecked: '其中 38 待核',
      asOf: '2026-01-07',
    };
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
      within(screen.getByRole('table')).getByRole('row', { name: /越南税则.*其中 38 待核.*2026-01-07/ }),
    ).toBeInTheDocument();
    const publisher = screen.getByRole('cell', { name: /^Customs .*English$/ });
    expect(within(publisher).getByText('Customs')).toHaveAttribute('lang', 'en');
  });
});

describe('D30: the table of the footer', () => {
  const source = {
    id: 'vn',
    title: '越南税则',
    publisher: '',
    count: '2,024',
    unchecked: '',
    asOf: '2026-01-07',
  };
  afterEach(() => stubMedia());

  it.each([
    [390, false],
    [1440, true],
  ])('in a window of %s px is seen at once: %s', async (width, isSeen) => {
    stubMedia({ width });
    render(
      <InLanguage>
        <FooterSources sources={[source]} />
      </InLanguage>,
    );
    const row = screen.getByRole('row', { name: /越南税则/, hidden: true });
    if (!isSeen) {
      expect(row).not.toBeVisible();
      await userEvent.click(screen.getByRole('heading', { name: '数据从哪里来' }));
    }
    expect(row).toBeVisible();
  });
});

describe('the about page', () => {
  it('shows the section of the address, and moves focus when a link of the footer changes it', async () => {
    const user = userEvent.setup();
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
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: '意见反馈' }));
    const feedback = screen.getByRole('region', { name: '意见反馈' });
    expect(feedback).toHaveFocus();
    expect(feedback).toHaveTextContent('本站还没有设置反馈地址。');
    await user.click(within(feedback).getByRole('button', { name: '复制这四点' }));
    expect(await within(feedback).findByText('已复制，请粘贴到邮件中逐项填写')).toBeVisible();
    const points = within(feedback)
      .getAllByRole('listitem')
      .slice(0, 4)
      .map((point) => point.textContent);
    expect(points[0]).toBe('页面地址（其中有查询条件或条目编号）');
    expect(await navigator.clipboard.readText()).toBe(
      points.map((point, index) => `${index + 1}. ${point}\n\n`).join(''),
    );
    const [authorities, missing] = within(feedback).getAllByRole('link');
    expect(authorities).toHaveAttribute('href', '#/home/nationGuide');
    expect(missing).toHaveAttribute('href', '#/home/about?section=missing');
  });

  it('says how to copy by hand where the browser refuses', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    render(
      <InLanguage at="/home/about?section=feedback">
        <AboutPage />
      </InLanguage>,
    );
    await user.click(screen.getByRole('button', { name: '复制这四点' }));
    expect(await screen.findByText('复制失败，请选中文字后复制')).toBeVisible();
  });

  it.each(LANGUAGES)('names source, licence and date of each holding in %s', (language) => {
    render(
      <InLanguage language={language} at="/home/about">
        <AboutPage />
      </InLanguage>,
    );
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(21);
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
});
