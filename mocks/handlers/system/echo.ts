import { ws } from 'msw';

const socket = ws.link('*/rcep-boot/ws');

/** A connection to `/ws` stays open and gives back each message as it came; only where the mocks run in the page itself. */
export const echoHandlers = [
  socket.addEventListener('connection', ({ client }) => {
    client.addEventListener('message', ({ data }) => client.send(data));
  }),
];
