import { useEffect, useRef, useState } from 'react';

interface SocketMessage {
  id: number;
  from: 'here' | 'there';
  text: string;
}

/** The newest messages that are kept. */
const MOST_MESSAGES = 100;

/** One connection at a time with the messages of both sides; it ends with the page. */
export function useSocket() {
  const [state, setState] = useState<'idle' | 'connecting' | 'open' | 'closed' | 'failed'>('idle');
  const [messages, setMessages] = useState<readonly SocketMessage[]>([]);
  const socket = useRef<WebSocket | null>(null);
  useEffect(() => () => socket.current?.close(), []);

  const add = (from: SocketMessage['from'], text: string) =>
    setMessages((before) =>
      [...before, { id: (before.at(-1)?.id ?? 0) + 1, from, text }].slice(-MOST_MESSAGES),
    );

  const open = (address: string) => {
    setMessages([]);
    setState('connecting');
    const made = connect(address);
    if (made === null) {
      setState('failed');
      return;
    }
    socket.current = made;
    let wasOpen = false;
    made.addEventListener('open', () => {
      wasOpen = true;
      setState('open');
    });
    made.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      add('there', typeof data === 'string' ? data : String(data)),
    );
    made.addEventListener('close', () => setState(wasOpen ? 'closed' : 'failed'));
  };
  const send = (text: string) => {
    socket.current?.send(text);
    add('here', text);
  };
  return { state, messages, open, send, close: () => socket.current?.close() };
}

/** Null where the browser refuses the address. */
function connect(address: string): WebSocket | null {
  try {
    return new WebSocket(address);
  } catch {
    return null;
  }
}
