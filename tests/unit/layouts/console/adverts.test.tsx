import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openShell, useShellServer } from './open-shell';

const server = useShellServer();
const strip = () => screen.findByRole('region', { name: '广告' });
const shown = async () => within(await strip()).getByRole('link').textContent;
const answer = (data: unknown) =>
  server.use(
    http.get('*/rcep-boot/ad/getList', () => HttpResponse.json({ code: 200, msg: 'success', data })),
  );

describe('"Advert strip: vertical carousel of links marked as ads, autoplay every 3000 ms"', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The strip of the mocks' three adverts, its clock in the test's hands. */
  const openStrip = async (reducedMotion = false) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await openShell({ reducedMotion });
    await strip();
    return userEvent.setup();
  };
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const [first, second, third] = [
    '示例广告：查询RCEP税率及原产地规则',
    '示例广告：查看风险案例库',
    '示例广告：外部链接',
  ];

  it('is marked, and moves on every 3000 ms, round and round', async () => {
    await openStrip();
    expect(within(await strip()).getByText('广告')).toBeVisible();
    expect(await shown()).toBe(first);
    pass(2999);
    expect(await shown()).toBe(first);
    pass(1);
    expect(await shown()).toBe(second);
    pass(3000);
    expect(await shown()).toBe(third);
    pass(3000);
    expect(await shown()).toBe(first);
  });

  it('rests while the pointer is on it', async () => {
    const user = await openStrip();
    await user.hover(await strip());
    pass(9000);
    expect(await shown()).toBe(first);
    await user.unhover(await strip());
    pass(3000);
    expect(await shown()).toBe(second);
  });

  it('rests while focus is in it', async () => {
    await openStrip();
    act(() => screen.getByRole('link', { name: first }).focus());
    pass(9000);
    expect(await shown()).toBe(first);
    act(() => screen.getByRole('button', { name: '全屏' }).focus());
    pass(3000);
    expect(await shown()).toBe(second);
  });

  it('can be stopped; a button then goes on', async () => {
    const user = await openStrip();
    await user.click(screen.getByRole('button', { name: '停止滚动' }));
    await user.click(screen.getByRole('button', { name: '下一条' }));
    await user.click(screen.getByRole('button', { name: '全屏' }));
    pass(9000);
    expect(await shown()).toBe(second);
  });

  it('stands still where less motion is preferred; a button goes on', async () => {
    const user = await openStrip(true);
    pass(9000);
    expect(await shown()).toBe(first);
    await user.click(screen.getByRole('button', { name: '下一条' }));
    expect(await shown()).toBe(second);
    expect(screen.queryByRole('button', { name: '停止滚动' })).toBeNull();
  });

  it('opens an address of this site in place', async () => {
    await openStrip(true);
    expect(screen.getByRole('link', { name: first })).toHaveAttribute('href', '#/home/taxOriginSearch');
    expect(screen.getByRole('link', { name: first })).not.toHaveAttribute('target');
  });
});

describe('the advert strip with other answers', () => {
  it('one advert: nothing to move, no buttons', async () => {
    answer([{ title: '一条', url: 'https://example.com/a' }]);
    await openShell();
    const link = within(await strip()).getByRole('link', { name: '一条' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
    expect(within(await strip()).queryByRole('button')).toBeNull();
  });

  it.each([
    ['no list', () => HttpResponse.json({ code: 200, msg: 'success' })],
    ['an empty list', () => HttpResponse.json({ code: 200, msg: 'success', data: [] })],
    ['a refusal', () => HttpResponse.json({ code: 401, msg: '认证失败，请重新登陆' })],
    ['a missing page', () => new HttpResponse(null, { status: 404 })],
  ])('no strip and no message after %s', async (_what, respond) => {
    let requested = 0;
    server.use(
      http.get('*/rcep-boot/ad/getList', () => {
        requested += 1;
        return respond();
      }),
    );
    await openShell();
    await vi.waitFor(() => expect(requested).toBeGreaterThan(0));
    await act(async () => {});
    expect(screen.queryByRole('region', { name: '广告' })).toBeNull();
    expect(screen.queryByText(/异常|失败/)).toBeNull();
  });
});
