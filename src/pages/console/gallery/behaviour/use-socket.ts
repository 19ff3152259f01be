import { useEffect, useRef, useState } from 'react';

type SocketState = 'idle' | 'connecting' | 'open' | 'closed' | 'closedThere' | 'failed' | 'timedOut';

interface SocketMessage {
  id: number;
  from: 'here' | 'there';
  /** A number is the size in bytes of a message that is not text. */
  content: string | number;
}

/** Maximum number of messages, newest first. */
const MOST_MESSAGES = 100;
/** Connection timeout. */
export const CONNECT_SECONDS = 10;

/**
 * One connection at a time with the messages of both sides, newest first. It closes with the page, and is abandoned
 * if it is not open within `CONNECT_SECONDS`.
 */
export function useSocket() {
  const [state, setState] = useState<SocketState>('idle');
  const [messages, setMessages] = useState<readonly SocketMessage[]>([]);
  const socket = useRef<WebSocket | null>(null);

  const add = (from: SocketMessage['from'], content: SocketMessage['content']) =>
    setMessages((before) =>
      [{ id: (before[0]?.id ?? 0) + 1, from, content }, ...before].slice(0, MOST_MESSAGES),
    );
  const open = (address: string) => {
    setMessages([]);
    const made = connect(address);
    socket.current = made;
    setState(made === null ? 'failed' : 'connecting');
    if (made === null) return;
    let wasOpen = false;
    const timer = setTimeout(() => {
      if (socket.current !== made) return;
      socket.current = null;
      made.close();
      setState('timedOut');
    }, CONNECT_SECONDS * 1000);
    made.addEventListener('open', () => clearTimeout(timer));
    made.addEventListener('close', () => clearTimeout(timer));
    // Ignore what a connection reports after it was closed here.
    const listen = <Name extends keyof WebSocketEventMap>(
      name: Name,
      handle: (event: WebSocketEventMap[Name]) => void,
    ) => made.addEventListener(name, (event) => socket.current === made && handle(event));
    listen('open', () => {
      wasOpen = true;
      setState('open');
    });
    listen('message', ({ data }: MessageEvent<unknown>) => add('there', contentOf(data)));
    listen('close', () => {
      socket.current = null;
      setState(wasOpen ? 'closedThere' : 'failed');
    });
  };
  const close = () => {
    if (socket.current === null) return;
    socket.current.close();
    socket.current = null;
    setState((before) => (before === 'open' ? 'closed' : 'idle'));
  };
  const leave = useRef(close);
  useEffect(() => leave.current, []);
  const send = (text: string) => {
    socket.current?.send(text);
    add('here', text);
  };
  return { state, messages, open, send, close };
}

/** Null if the browser rejects the address. */
function connect(address: string): WebSocket | null {
  try {
    const made = new WebSocket(address);
    made.binaryType = 'arraybuffer';
    return made;
  } catch {
    return null;
  }
}

const contentOf = (data: unknown): string | number =>
  data instanceof ArrayBuffer ? data.byteLength : String(data);
