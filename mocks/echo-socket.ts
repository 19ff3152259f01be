import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import { BASE_PATH } from './base-path';

/**
 * Echoes each message received over a WebSocket at `/rcep-boot/ws`; other addresses accept no connection. The
 * returned function closes all connections.
 */
export function echoSockets(server: Server): () => void {
  const sockets = new WebSocketServer({ noServer: true });
  sockets.on('connection', (socket) => {
    socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
  });
  server.on('upgrade', (request, stream, head) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== `${BASE_PATH}/ws`) return void stream.end('HTTP/1.1 404 Not Found\r\n\r\n');
    sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit('connection', socket, request));
  });
  return () => {
    for (const client of sockets.clients) client.terminate();
  };
}
