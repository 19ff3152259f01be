import { PATIENCE } from '../support/patience';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';

useApiServer();
useFreshConsole();

const main = () => within(screen.getByRole('main'));
const button = (name: string) => main().getByRole('button', { name });

async function open(path: string, title: string) {
  signInAs('admin');
  await openApp(path);
  await screen.findByRole('heading', { level: 1, name: title });
}

/** Goes to another page and comes back: both stay open as tabs. */
async function leaveAndReturn(path: string, title: string) {
  await act(async () => void (window.location.hash = '#/vab/card'));
  await screen.findByRole('heading', { level: 1, name: '卡片' });
  await act(async () => void (window.location.hash = `#${path}`));
  await screen.findByRole('heading', { level: 1, name: title });
}

const GLOBALS = ['MediaStream', 'OscillatorNode', 'GainNode', 'AudioContext', 'WebSocket'] as const;
const before = GLOBALS.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

// Not all globals: those of the set-up stay.
afterEach(() => {
  for (const [name, available] of before) {
    if (available === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, available);
  }
});

describe('the media player', PATIENCE, () => {
  const go = () => open('/vab/player', '视频播放器');
  const player = () => main().getByLabelText<HTMLVideoElement>('播放器：转动的指针和 440 赫兹的轻声');

  it('says that nothing can be played where the browser cannot make the sample', async () => {
    const user = userEvent.setup();
    await go();
    expect(main().getByText('还没有画面。')).toBeVisible();
    expect(player()).not.toHaveAttribute('controls');
    await user.click(button('生成并播放'));
    expect(main().getByText('这个浏览器无法生成示例。')).toBeVisible();
    expect(main().getByText('还没有画面。')).toBeVisible();
    expect(button('生成并播放')).toHaveFocus();
  });

  it('console §3: opens a recording of the visitor; one that cannot be played is named', async () => {
    const revoke = vi.fn();
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
    Object.assign(URL, { createObjectURL: () => 'blob:recording', revokeObjectURL: revoke });
    const user = userEvent.setup({ applyAccept: false });
    await go();
    const input = main().getByLabelText('打开视频或音频');
    await user.upload(input, new File(['a'], 'list.txt', { type: 'text/plain' }));
    expect(main().getByText('无法播放list.txt，请换一个视频或音频文件。')).toBeVisible();

    await user.upload(input, new File(['a'], 'course.mp4', { type: 'video/mp4' }));
    expect(main().getByText('已打开：course.mp4')).toBeVisible();
    expect(main().getByLabelText('播放器：course.mp4')).toHaveAttribute('src', 'blob:recording');
    expect(main().queryByText(/^list\.txt/)).not.toBeInTheDocument();

    await user.upload(input, new File(['a'], 'talk.mp3', { type: 'audio/mpeg' }));
    fireEvent.error(main().getByLabelText('播放器：talk.mp3'));
    expect(main().getByText('无法播放talk.mp3，请换一个视频或音频文件。')).toBeVisible();
    expect(main().queryByLabelText('播放器：talk.mp3')).not.toBeInTheDocument();
    expect(revoke).toHaveBeenCalledTimes(2);
  });

  describe('in a browser that can', () => {
    let endedTracks = 0;
    const track = () => ({ stop: () => (endedTracks += 1) });
    const streamOf = (tracks: ReturnType<typeof track>[]) => ({ getTracks: () => tracks });
    const paper = { fillRect: vi.fn(), beginPath: vi.fn(), arc: vi.fn(), moveTo: vi.fn(), lineTo: vi.fn() };
    const play = vi.fn<() => Promise<void>>();

    beforeEach(() => {
      endedTracks = 0;
      vi.stubGlobal(
        'MediaStream',
        class {
          tracks: ReturnType<typeof track>[];
          constructor(tracks: ReturnType<typeof track>[]) {
            this.tracks = tracks;
          }
          getTracks = () => this.tracks;
        },
      );
      const node = { connect: (next: unknown) => next, start: () => undefined };
      vi.stubGlobal(
        'OscillatorNode',
        class {
          connect = node.connect;
          start = node.start;
        },
      );
      vi.stubGlobal(
        'GainNode',
        class {
          connect = node.connect;
        },
      );
      vi.stubGlobal(
        'AudioContext',
        class {
          state = 'running';
          createMediaStreamDestination = () => ({ stream: streamOf([track()]) });
          close = async () => undefined;
        },
      );
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
        ...paper,
        stroke: vi.fn(),
      } as never);
      Object.assign(HTMLCanvasElement.prototype, { captureStream: () => streamOf([track()]) });
      play.mockReset().mockResolvedValue();
      vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    });
    afterEach(() => void Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream'));

    it('one button starts and stops it by keyboard and keeps the focus; the player reports what it does', async () => {
      const user = userEvent.setup();
      await go();
      button('生成并播放').focus();
      await user.keyboard('{Enter}');
      expect(button('停止')).toHaveFocus();
      expect(player()).toHaveAttribute('controls');
      expect(main().queryByText('还没有画面。')).not.toBeInTheDocument();
      expect(main().queryByText('正在播放')).not.toBeInTheDocument();

      fireEvent.playing(player());
      expect(main().getByText('正在播放')).toBeVisible();
      fireEvent.pause(player());
      expect(main().getByText('已暂停')).toBeVisible();

      await user.keyboard(' ');
      expect(button('生成并播放')).toHaveFocus();
      expect(main().getByText('还没有画面。')).toBeVisible();
      expect(endedTracks).toBe(2);
    });

    it('where playing by itself is refused, it says which button to press', async () => {
      play.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
      await go();
      await userEvent.click(button('生成并播放'));
      expect(await main().findByText('浏览器没有自动播放，请按播放器里的播放键')).toBeVisible();
      fireEvent.playing(player());
      expect(main().getByText('正在播放')).toBeVisible();
    });

    it('ends with its tab: who comes back finds it as it was at first', async () => {
      await go();
      await userEvent.click(button('生成并播放'));
      fireEvent.playing(player());
      await leaveAndReturn('/vab/player', '视频播放器');
      expect(endedTracks).toBe(2);
      expect(button('生成并播放')).toBeVisible();
      expect(main().getByText('还没有画面。')).toBeVisible();
      expect(main().queryByText('正在播放')).not.toBeInTheDocument();
    });
  });
});

describe('the WebSocket page', PATIENCE, () => {
  /** A socket whose server is the test. */
  class FakeSocket extends EventTarget {
    static made: FakeSocket[] = [];
    static refused = '';
    readonly sent: string[] = [];
    isClosed = false;
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
      if (url === FakeSocket.refused) throw new DOMException('refused', 'SyntaxError');
      FakeSocket.made.push(this);
    }
    send = (text: string) => void this.sent.push(text);
    close = () => {
      this.isClosed = true;
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    };
  }
  const socket = () => FakeSocket.made.at(-1) ?? expect.fail('no connection was tried');
  const report = (name: 'open' | 'close') => act(() => void socket().dispatchEvent(new Event(name)));
  const receive = (data: unknown) =>
    act(() => void socket().dispatchEvent(new MessageEvent('message', { data })));
  const rows = () =>
    within(main().getByRole('list', { name: '消息' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const go = () => open('/vab/webSocket', 'WebSocket');

  beforeEach(() => {
    FakeSocket.made = [];
    FakeSocket.refused = '';
    vi.stubGlobal('WebSocket', FakeSocket);
  });

  it('connects, sends, receives, and says when the server ends it', async () => {
    const user = userEvent.setup();
    await go();
    expect(main().getByText('未连接')).toBeVisible();
    expect(button('发送')).toBeDisabled();
    await user.click(button('连接'));
    expect(socket().url).toBe(`ws://${window.location.host}/rcep-boot/ws`);
    expect(main().getByText('正在连接…')).toBeVisible();
    report('open');
    expect(main().getByText('已连接')).toBeVisible();

    const field = main().getByRole('textbox', { name: '要发送的消息' });
    await user.type(field, '你好');
    await user.click(button('发送'));
    expect(socket().sent).toEqual(['你好']);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    receive('收到');
    receive(new ArrayBuffer(12));
    expect(rows()).toEqual(['服务器12 字节，不是文字', '服务器收到', '本机你好']);

    report('close');
    expect(main().getByText('服务器断开了连接')).toBeVisible();
    await user.type(field, '还在吗');
    expect(button('发送')).toBeDisabled();
    expect(rows()).toHaveLength(3);
  });

  it('what is ended here is said so, and what comes after it is no news', async () => {
    const user = userEvent.setup();
    await go();
    await user.click(button('连接'));
    expect(button('断开')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(socket().isClosed).toBe(true);
    expect(main().getByText('未连接')).toBeVisible();

    await user.click(button('连接'));
    report('open');
    await user.click(button('断开'));
    expect(main().getByText('连接已断开')).toBeVisible();
    expect(button('重新连接')).toHaveFocus();
    receive('太晚了');
    expect(main().getByText('还没有消息。')).toBeVisible();
  });

  it('an address that is not taken: the server does not answer there, or the browser refuses it', async () => {
    const user = userEvent.setup();
    await go();
    await user.click(button('连接'));
    report('close');
    expect(main().getByText('连接失败：服务器没有在这个地址接受连接')).toBeVisible();

    const address = `ws://${window.location.host}/refused`;
    FakeSocket.refused = address;
    fireEvent.change(main().getByRole('textbox', { name: '地址' }), { target: { value: address } });
    await user.click(button('重新连接'));
    expect(FakeSocket.made).toHaveLength(1);
    expect(main().getByText('连接失败：服务器没有在这个地址接受连接')).toBeVisible();

    fireEvent.change(main().getByRole('textbox', { name: '地址' }), { target: { value: 'http://x' } });
    expect(main().getByText('请输入以 ws:// 或 wss:// 开头的完整地址')).toBeVisible();
    expect(button('重新连接')).toBeDisabled();
  });

  it('console 15: a connection that does not come about is given up, and can be tried again', async () => {
    await go();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(button('连接'));
    act(() => void vi.advanceTimersByTime(10_000));
    vi.useRealTimers();
    expect(main().getByText('10 秒内没有连接成功，请重新连接')).toBeVisible();
    expect(socket().isClosed).toBe(true);

    await userEvent.click(button('重新连接'));
    expect(FakeSocket.made).toHaveLength(2);
    report('open');
    expect(main().getByText('已连接')).toBeVisible();
  });

  it('ends with its tab', async () => {
    await go();
    await userEvent.click(button('连接'));
    report('open');
    await leaveAndReturn('/vab/webSocket', 'WebSocket');
    expect(socket().isClosed).toBe(true);
    await waitFor(() => expect(main().getByText('连接已断开')).toBeVisible());
  });
});

describe('files of the device', PATIENCE, () => {
  it('a dropped Markdown file is read; one that is no text in UTF-8 is refused and the old one stays', async () => {
    await open('/vab/markdown', 'Markdown 阅读器');
    const area = main().getByRole('group', { name: '也可以把文件拖到这里' });
    const drop = (file: File) => fireEvent.drop(area, { dataTransfer: { files: [file] } });
    drop(new File(['# 更新记录'], 'changes.md'));
    expect(await main().findByRole('heading', { level: 2, name: 'changes.md' })).toBeVisible();
    expect(main().getByRole('heading', { name: '更新记录' })).toBeVisible();
    drop(new File([new Uint8Array([0xd6, 0xd0])], 'gbk.md'));
    expect(await main().findByText('无法读取这个文件，请换一个。')).toBeVisible();
    expect(main().getByRole('heading', { name: '更新记录' })).toBeVisible();
  });

  it('an icon that is not there is said so, and the cell that was edited has the focus again', async () => {
    const user = userEvent.setup();
    await open('/vab/icon/colorful', '多彩图标');
    await user.type(main().getByRole('textbox', { name: '图标名称或图片网址' }), 'x');
    expect(main().getByText('没有这个名称的图标，这个网址也没有显示出图片。')).toBeVisible();

    await act(async () => void (window.location.hash = '#/vab/table/inlineEdit'));
    await user.click(await main().findByRole('button', { name: '修改墙板的价值' }));
    await user.keyboard('{Escape}');
    expect(button('修改墙板的价值')).toHaveFocus();
  });
});
