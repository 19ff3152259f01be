import type { ApiPorts } from './api-ports';

let connected: ApiPorts | null = null;

/** Plugs the application into the client; before that no call can be made. Carries no client code itself. */
export function connectApi(ports: ApiPorts): void {
  connected = ports;
}

/** The ports of the application; throws before `connectApi`. */
export function connectedPorts(): ApiPorts {
  if (connected === null) throw new Error('A call was made before connectApi');
  return connected;
}
