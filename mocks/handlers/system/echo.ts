import { ws } from 'msw';

const socket = ws.link('*/rcep-boot/ws');

/**
 * A connection to `/ws` stays open and echoes each message. The server of `http.ts` has its own (`echo-socket.ts`).
 */
export const echoHandlers = [
  socket.addEventListener('connection', ({ client }) => {
    client.addEventListener('message', ({ data }) => client.send(data));
  }),
];
