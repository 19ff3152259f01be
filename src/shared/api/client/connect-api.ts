import type { ApiPorts } from './api-ports';

let connected: ApiPorts | null = null;

/** Connects the application to the client; call it before any request. Contains no client code itself. */
export function connectApi(ports: ApiPorts): void {
  connected = ports;
}

/** The ports of the application; throws before `connectApi`. */
export function connectedPorts(): ApiPorts {
  if (connected === null) throw new Error('A call was made before connectApi');
  return connected;
}
