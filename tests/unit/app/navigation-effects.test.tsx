import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import { loadProgressBar, NavigationEffects } from '@/app/navigation-effects';
import { reportPagePending } from '@/app/router/pending';
import { startI18n, switchLanguage } from '@/shared/i18n/i18n';

let navigate: NavigateFunction;
function Navigator() {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return null;
}

const scrollTo = vi.fn<() => void>();

beforeEach(async () => {
  (await loadProgressBar()).configure({ speed: 1 });
  await startI18n('zh', ['shell']);
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  scrollTo.mockReset();
});

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <NavigationEffects />
      <Navigator />
    </MemoryRouter>,
  );
const go = (to: string | number) => act(async () => void navigate(to as string));

describe('the title', () => {
  it.each([
    ['/home', '平台首页-RCEP 标准与合规平台'],
    ['/home/taxOriginSearch?hs=940620', '税率及原产地规则查询-RCEP 标准与合规平台'],
    ['/home/riskCase/riskCaseDetails/7', '案例详情-RCEP 标准与合规平台'],
    ['/login?redirect=%2Findex', '登录-RCEP 标准与合规平台'],
    ['/register', '注册-RCEP 标准与合规平台'],
    ['/401?redirect=%2Findex', '没有权限-RCEP 标准与合规平台'],
    ['/404', '页面不存在-RCEP 标准与合规平台'],
  ])('of %s is %s', (address, title) => {
    open(address);
    expect(document.title).toBe(title);
  });

  it.each(['/', '/index', '/system/dict?typeCode_EQ=no_yes', '/nowhere'])(
    'of %s is left to what it leads to: another page, or the console with its own titles',
    async (address) => {
      open('/home/about');
      await go(address);
      expect(document.title).toBe('关于本站-RCEP 标准与合规平台');
    },
  );

  it('follows the page and the language', async () => {
    open('/home');
    await go('/home/about');
    expect(document.title).toBe('关于本站-RCEP 标准与合规平台');
    await act(() => switchLanguage('ja'));
    expect(document.title).toMatch(/-RCEP/);
    expect(document.title).not.toMatch(/关于本站|平台/);
  });
});

describe('the scroll place', () => {
  it('goes to the top on a new path', async () => {
    open('/home');
    expect(scrollTo).not.toHaveBeenCalled();
    await go('/home/about');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it('stays when only the query changes', async () => {
    open('/home/taxOriginSearch?hs=940620');
    await go('/home/taxOriginSearch?hs=850760');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  describe('of a page left further down', () => {
    let grow: () => void;
    const disconnect = vi.fn<() => void>();
    const scrolledTo = (y: number) => {
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
      window.dispatchEvent(new Event('scroll'));
    };

    beforeEach(async () => {
      disconnect.mockReset();
      class Growth {
        constructor(callback: () => void) {
          grow = callback;
        }
        observe = () => {};
        disconnect = disconnect;
      }
      vi.stubGlobal('ResizeObserver', Growth);
      open('/home/nationGuide');
      scrolledTo(1500);
      await go('/home/about');
      scrolledTo(0);
      await go(-1);
      scrollTo.mockReset();
    });

    it('is sought again as the page grows, until it is reached', () => {
      grow();
      expect(scrollTo).toHaveBeenLastCalledWith(0, 1500);
      expect(disconnect).not.toHaveBeenCalled();
      scrolledTo(1500);
      grow();
      expect(disconnect).toHaveBeenCalledOnce();
    });

    it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('is given up at the reader’s %s', (move) => {
      window.dispatchEvent(new Event(move));
      expect(disconnect).toHaveBeenCalledOnce();
    });

    it('is the top again for the page left at its top', async () => {
      await go(1);
      grow();
      expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    });

    it.each(['popstate', 'click'])(
      'is known at a %s that comes before the page has said it',
      async (leaving) => {
        await go(1);
        vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700);
        window.dispatchEvent(new Event(leaving));
        await go('/home');
        scrolledTo(0);
        await go(-1);
        grow();
        expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
      },
    );

    it('is given up with the next navigation', async () => {
      await go('/home/about');
      expect(disconnect).toHaveBeenCalledOnce();
    });
  });
});

it('shows the progress bar while a page loads', async () => {
  open('/home');
  act(() => reportPagePending(true));
  await vi.waitFor(() => expect(document.getElementById('nprogress')).not.toBeNull());
  act(() => reportPagePending(false));
  await vi.waitFor(() => expect(document.getElementById('nprogress')).toBeNull());
});

describe('L10: a progress bar that does not arrive', () => {
  it('fails nothing, and is loaded again with the next navigation', async () => {
    vi.resetModules();
    vi.doMock('nprogress', () => {
      throw new Error('refused');
    });
    const { loadProgressBar: load } = await import('@/app/navigation-effects');
    await expect(load()).rejects.toThrow();
    await expect(load()).rejects.toThrow();
    vi.doUnmock('nprogress');
    const bar = await load();
    expect(bar.settings.showSpinner).toBe(false);
  });
});
